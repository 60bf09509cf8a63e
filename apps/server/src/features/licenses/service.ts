export { grantByEmail, withdrawGrant } from './grants/grants.ts'
export { type BoughtRenewal, mayQuoteRenewal, renewByQuote } from './renew/by-quote.ts'
export { lastBuyerOf, type TakenBack, takeBackPurchase } from './renew/by-void.ts'
export { addKey as addLicenseKey, revokeKey as revokeLicenseKey } from './signed/keys.ts'
