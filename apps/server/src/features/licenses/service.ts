export { grantByEmail, withdrawGrant } from './grants/grants.ts'
export { addKey as addLicenseKey, revokeKey as revokeLicenseKey } from './signed/keys.ts'
