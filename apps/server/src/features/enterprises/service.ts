export {
  type EnterpriseForm,
  enterprisesBy,
  enterprisesNamed,
  type ImportedEnterprise,
  nameKeyOf,
  takeBranchBack,
  takeEnterpriseBack,
  taxKeyOf,
  type WrittenEnterprise,
  writeEnterprises,
} from './imported/imported.ts'
export { type KnownBranch, type KnownEnterprise, listKnownBranches, listKnownEnterprises } from './imported/queries.ts'
export { listCountries } from './queries.ts'
export { canChangeAbbreviation, timeZoneFor } from './rules.ts'
