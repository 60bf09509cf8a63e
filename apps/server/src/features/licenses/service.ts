export { type Grant, type Granted, grantByEmail, withdrawGrant } from './grants/grants.ts'
