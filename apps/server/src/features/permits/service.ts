export { buyerOf, getClientPermit } from './company-queries.ts'
export type { PermitDeps } from './deps.ts'
export { uploadClientPermit } from './upload.ts'
