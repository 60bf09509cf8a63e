import { bulkCalls } from '../../core/records/bulk/calls.ts'
import { quoteModules as keys } from '../modules.ts'
import { QuoteBulkSchema } from './schemas.ts'

/** Changes many quotes of a list at once. */
export const quoteBulkCalls = bulkCalls('/v1/cotizacion', {
  many: 'quotes',
  access: 'session',
  keys,
  form: QuoteBulkSchema,
})
