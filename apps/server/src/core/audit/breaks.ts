import type { BreakKind } from '@portal/contract/audit/constants'

export { BreakKind } from '@portal/contract/audit/constants'

/** A break of the chain: the seal, and the row of the audit where it is known. */
export interface Break {
  tipo: BreakKind
  numero: number | null
  auditoria_id: number | null
}
