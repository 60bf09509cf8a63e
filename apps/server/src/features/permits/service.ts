export { companyOf } from './company/queries.ts'
