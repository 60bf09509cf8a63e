import type { In, Of } from '@portal/contract/core/fields'
import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import type * as s from '@portal/contract/enterprises/schemas'
import type { Loose } from '#core/dashboard/form/use-wire-form.ts'

export type Branch = Of<typeof s.BranchSchema>
export type BranchChoices = Of<typeof s.BranchInitDataSchema>
export type BranchForm = In<typeof s.BranchFormSchema>

/** A fresh form, in the enterprise that was asked for where it can be chosen, or in the only one there is. */
export function newBranch({ empresas }: BranchChoices, wanted: number | null): Loose<BranchForm> {
  const [only, another] = empresas
  const asked = empresas.find(({ id }) => id === wanted)
  return {
    nombre: '',
    empresa_id: asked?.id ?? (another ? null : (only?.id ?? null)),
    estado_id: EnterpriseStatus.active,
  }
}

/** The fields as they are stored. */
export const branchValuesOf = (branch: Branch): Loose<In<typeof s.BranchUpdateSchema>> => ({
  nombre: branch.nombre,
  empresa_id: branch.empresa_id,
  estado_id: branch.estado_id,
  version: branch.version,
})

/** Enterprises to choose from, its own among them though it may be inactive now. */
export function enterprisesFor({ empresas }: BranchChoices, branch: Branch) {
  const { empresa_id: id, empresa_nombre: nombre } = branch
  return empresas.some((enterprise) => enterprise.id === id) ? empresas : [...empresas, { id, nombre }]
}
