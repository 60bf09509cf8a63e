import { z } from 'zod'
import { Currency } from '../../core/currencies.ts'
import { AllQuotesQuerySchema } from '../schemas.ts'

/** What a list of quotes is asked for, without its page: the own ones, or all of the reader's scope. */
export const QuoteSumsQuerySchema = AllQuotesQuerySchema.omit({ page: true, page_row: true, orden: true }).extend({
  alcance: z.enum(['mias', 'todas']).default('mias'),
})
export const QuoteSumsSchema = z.object({
  /** Of every page together, by currency; one that no quote has is absent. */
  sumas: z.array(
    z.object({
      moneda: z.enum(Currency),
      cotizaciones: z.number(),
      /** Exact, as decimal text: it may have more digits than a number of JSON. */
      total: z.string(),
    }),
  ),
})
