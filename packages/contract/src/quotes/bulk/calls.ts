import { bulkCalls } from '../../core/records/bulk/calls.ts'

/** Changes many quotes of a list at once. */
export const quoteBulkCalls = bulkCalls('/v1/cotizacion')
