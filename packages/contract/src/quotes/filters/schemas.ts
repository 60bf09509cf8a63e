import { z } from 'zod'
import { Currency } from '../../core/currencies.ts'
import { numberField, optionalId, optionalNumber } from '../../core/fields.ts'
import { QuoteApproval, QuoteProgress, QuoteStage, QuoteStatus, quoteTabs } from '../states.ts'

/** What the list of all quotes can be narrowed to: who issued and who wrote one that the reader may see. */
export const QuoteFiltersSchema = z.object({
  empresas: z.array(z.object({ id: z.number(), nombre: z.string() })),
  autores: z.array(z.object({ id: z.number(), nombre: z.string(), empresa_id: z.number().nullable() })),
})

/** A day, `YYYY-MM-DD`, that may be left out; null then. */
const optionalDay = z.union([z.literal('').transform(() => null), z.null(), z.iso.date('invalid')]).default(null)
const optionalAmount = optionalNumber(
  numberField({ decimals: 2 }).pipe(z.number().min(0, 'invalid').max(1e12, 'invalid')),
)

/** The most days ahead that quotes about to expire are looked for. */
const mostDays = 365

/**
 * What both lists, their sums and their file can be narrowed to. Both ends of a range count, and it does not matter which
 * of them comes first. Days of `creada` and `enviada` are those of the reader's enterprise, or of the house.
 */
export const quoteFilterFields = {
  estado: z.enum(quoteTabs).default(QuoteStatus.pending),
  aprobacion: z.enum(['', ...Object.values(QuoteApproval), ...Object.values(QuoteStage)]).default(''),
  /** Of pending quotes; the others have passed it. */
  seguimiento: z.enum(['', ...Object.values(QuoteProgress)]).default(''),
  pais_id: optionalId(),
  moneda: z.enum(['', ...Object.values(Currency)]).default(''),
  /** Totals in `moneda`; without one they are not compared. */
  monto_desde: optionalAmount,
  monto_hasta: optionalAmount,
  creada_desde: optionalDay,
  creada_hasta: optionalDay,
  enviada_desde: optionalDay,
  enviada_hasta: optionalDay,
  vence_desde: optionalDay,
  vence_hasta: optionalDay,
  /** Pending quotes with at most so many days left where they were issued. */
  vence_dias: optionalNumber(
    numberField({ decimals: 0 }).pipe(z.number().int('invalid').min(0, 'invalid').max(mostDays, 'invalid')),
  ),
}
