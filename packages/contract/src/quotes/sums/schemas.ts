import { z } from 'zod'
import { quoteCurrencies } from '../../core/currencies.ts'
import { AllQuotesQuerySchema } from '../schemas.ts'

/** The filters of a list without its page: the own quotes, or all of the reader's scope. */
export const QuoteSumsQuerySchema = AllQuotesQuerySchema.omit({ page: true, page_row: true, orden: true }).extend({
  alcance: z.enum(['mias', 'todas']).default('mias'),
})
export const QuoteSumsSchema = z.object({
  /** Over all pages, by currency; currencies without quotes are absent. */
  sumas: z.array(
    z.object({
      moneda: z.enum(quoteCurrencies),
      cotizaciones: z.number(),
      /** Exact decimal text: it may have more digits than a JSON number. */
      total: z.string(),
    }),
  ),
})
