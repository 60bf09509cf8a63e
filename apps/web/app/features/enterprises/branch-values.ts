import type { Of } from '@portal/contract/core/fields'
import type * as s from '@portal/contract/enterprises/schemas'

export type Branch = Of<typeof s.BranchSchema>
export type BranchChoices = Of<typeof s.BranchInitDataSchema>

/** The enterprise of a new branch: the one that was asked for where it can be chosen, or the only one there is. */
export function startEnterprise({ empresas }: BranchChoices, wanted: number | null): number | null {
  const [only, another] = empresas
  const asked = empresas.find(({ id }) => id === wanted)
  return asked?.id ?? (another ? null : (only?.id ?? null))
}

/** Enterprises to choose from, its own among them though it may be inactive now. */
export function enterprisesFor({ empresas }: BranchChoices, branch: Branch) {
  const { empresa_id: id, empresa_nombre: nombre } = branch
  return empresas.some((enterprise) => enterprise.id === id) ? empresas : [...empresas, { id, nombre }]
}
