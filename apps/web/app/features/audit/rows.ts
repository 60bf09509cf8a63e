import type {
  AuditDetailSchema,
  AuditInitDataSchema,
  AuditRowSchema,
  ChainSchema,
} from '@portal/contract/audit/schemas'
import type { Of } from '@portal/contract/core/fields'

export type AuditRow = Of<typeof AuditRowSchema>
export type AuditDetail = Of<typeof AuditDetailSchema>
export type AuditChoices = Of<typeof AuditInitDataSchema>
export type Chain = Of<typeof ChainSchema>
