import type { Of } from '@portal/contract/core/fields'
import type { EnterprisePermitsSchema, PermitRowSchema, PermitSchema } from '@portal/contract/permits/schemas'

export type PermitRow = Of<typeof PermitRowSchema>
export type Permit = Of<typeof PermitSchema>
export type EnterprisePermits = Of<typeof EnterprisePermitsSchema>
