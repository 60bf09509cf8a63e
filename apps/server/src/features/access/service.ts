/** What other features may know of access: who holds which modules, and giving them. */
export { applyTemplate, giveAllModules, giveTemplate, waitingByProfile } from './grants.ts'
export { approverOf } from './pending/pending.ts'
export { listModules, replaceModules } from './queries.ts'
export { refusalToGrant } from './rules.ts'
export { listStaff, type StaffMember } from './staff-queries.ts'
