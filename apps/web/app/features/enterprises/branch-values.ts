import type { Of } from '@portal/contract/core/fields'
import type * as s from '@portal/contract/enterprises/schemas'

export type Branch = Of<typeof s.BranchSchema>
export type BranchChoices = Of<typeof s.BranchInitDataSchema>

/** Returns the enterprise of a new branch: the requested one if it is a choice, or the only one. */
export function startEnterprise({ empresas }: BranchChoices, wanted: number | null): number | null {
  const [only, another] = empresas
  const asked = empresas.find(({ id }) => id === wanted)
  return asked?.id ?? (another ? null : (only?.id ?? null))
}

/** Returns the enterprises to choose from, including the branch's own when it is inactive. */
export function enterprisesFor({ empresas }: BranchChoices, branch: Branch) {
  const { empresa_id: id, empresa_nombre: nombre } = branch
  return empresas.some((enterprise) => enterprise.id === id) ? empresas : [...empresas, { id, nombre }]
}
