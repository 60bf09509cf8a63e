/** Returns why a quote may not go to production now, or null: production asks before it begins (A1.3, decision 044). */
export { getBlock as productionBlock } from './production/queries.ts'
