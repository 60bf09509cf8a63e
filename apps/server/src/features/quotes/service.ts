/**
 * Returns why a quote may not go to production now, or null: production asks before it begins
 * (rule permits/authorized-buyer; decision 044).
 */

/** What production needs of the quote that it makes: its client's letter, and the changes that show it again. */
export { changesOf as quoteChanges } from './history.ts'
export { clientPage, orderMail } from './mail/client.ts'
export { openMissingOrders } from './production/order.ts'
export { getBlock as productionBlock } from './production/queries.ts'
export { readQuote } from './queries.ts'
export { quoteSeries } from './series/series.ts'
