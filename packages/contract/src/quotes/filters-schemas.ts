import { z } from 'zod'
import { quoteCurrencies } from '../core/currencies.ts'
import { numberField, optionalDay, optionalId, optionalNumber } from '../core/fields.ts'
import { QuoteApproval, QuoteProgress, QuoteStage, QuoteStatus, quoteTabs } from './states.ts'

/** Enterprises and authors of the quotes that the reader may see. */
export const QuoteFiltersSchema = z.object({
  empresas: z.array(z.object({ id: z.number(), nombre: z.string() })),
  autores: z.array(z.object({ id: z.number(), nombre: z.string(), empresa_id: z.number().nullable() })),
  sucursales: z.array(z.object({ id: z.number(), nombre: z.string(), empresa_id: z.number() })),
})

const optionalAmount = optionalNumber(
  numberField({ decimals: 2 }).pipe(z.number().min(0, 'invalid').max(1e12, 'invalid')),
)

/** Of any category. */
const mostTiers = 3

/** Maximum number of days ahead for expiring quotes. */
const mostDays = 365

/**
 * Filters shared by both lists, their sums and their file. Ranges include both ends, in either order. Days other than
 * those of `vence` are in the time zone of the reader's enterprise, or of the house.
 */
export const quoteFilterFields = {
  /** Whether quotes whose order was voided are left out, or only these are shown. */
  anuladas: z.enum(['', 'no', 'si']).default(''),
  estado: z.enum(quoteTabs).default(QuoteStatus.pending),
  aprobacion: z.enum(['', ...Object.values(QuoteApproval), ...Object.values(QuoteStage)]).default(''),
  /** The highest price tier that a quantity of a line reaches. */
  tramo: optionalId().refine((tier) => tier === null || tier <= mostTiers, 'invalid'),
  /** For pending quotes only. */
  seguimiento: z.enum(['', ...Object.values(QuoteProgress)]).default(''),
  pais_id: optionalId(),
  moneda: z.enum(['', ...quoteCurrencies]).default(''),
  /** Totals in `moneda`; ignored without one. */
  monto_desde: optionalAmount,
  monto_hasta: optionalAmount,
  creada_desde: optionalDay(),
  creada_hasta: optionalDay(),
  enviada_desde: optionalDay(),
  enviada_hasta: optionalDay(),
  aprobada_desde: optionalDay(),
  aprobada_hasta: optionalDay(),
  vence_desde: optionalDay(),
  vence_hasta: optionalDay(),
  /** Pending quotes with at most this many days left, where they were issued. */
  vence_dias: optionalNumber(
    numberField({ decimals: 0 }).pipe(z.number().int('invalid').min(0, 'invalid').max(mostDays, 'invalid')),
  ),
}
