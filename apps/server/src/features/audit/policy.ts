import type { Role } from '@portal/contract/access/constants'
import { auditRoles } from '@portal/contract/audit/constants'

/** Whether a person reads the audit: super administrators and administrators. */
export const mayReadAudit = ({ role }: { role: Role }): boolean => auditRoles.some((one) => one === role)
