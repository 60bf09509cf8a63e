export { grantByEmail, withdrawGrant } from './grants/grants.ts'
export {
  changeImported,
  createImported,
  type ImportedLicense,
  type LicenseBefore,
  licensesBy,
  takeLicenseBack,
} from './imported/imported.ts'
export {
  endsOf,
  type ImportedValues,
  type KnownLicense,
  listAnyServices,
  listAnyTypes,
  listKnownLicenses,
  listNamedPeople,
  listPeople,
  type NamedPerson,
} from './imported/queries.ts'
export { type BoughtRenewal, mayQuoteRenewal, renewByQuote } from './renew/by-quote.ts'
export { lastBuyerOf, type TakenBack, takeBackPurchase } from './renew/by-void.ts'
export { serialKeyOf } from './rules.ts'
export { addKey as addLicenseKey, revokeKey as revokeLicenseKey } from './signed/keys.ts'
