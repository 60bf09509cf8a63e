export { grantByEmail, withdrawGrant } from './grants/grants.ts'
export { addKey as addLicenseKey } from './signed/keys.ts'
