export type { Grant } from './grants/grant.ts'
export { type Granted, grantByEmail, withdrawGrant } from './grants/grants.ts'
export { addKey as addLicenseKey } from './signed/keys.ts'
