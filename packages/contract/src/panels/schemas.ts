import { z } from 'zod'
import { Currency, quoteCurrencies } from '../core/currencies.ts'
import { languageField, optionalDay } from '../core/fields.ts'
import { RateSchema } from '../rates/schemas.ts'
import { PeriodSchema } from '../start/schemas.ts'
import { panelDays, panelPeriods, tileNames } from './constants.ts'

const day = optionalDay().refine((day) => day === null || (day >= panelDays.first && day <= panelDays.last), 'invalid')

/** Which days, and the currency that amounts are also said in; without one each stands by itself. */
export const PanelQuerySchema = z.object({
  periodo: z.union([z.literal('').transform(() => 'mes' as const), z.enum(panelPeriods)]).default('mes'),
  /** Of `rango`, in either order; a missing one is today. */
  desde: day,
  hasta: day,
  moneda: z.enum(['', ...Object.values(Currency)]).default(''),
})
export const PanelDownloadQuerySchema = PanelQuerySchema.extend({
  formato: z.enum(['xlsx', 'pdf']).default('xlsx'),
  idioma: languageField,
})
export const PanelFileSchema = z.object({ url_file: z.string() })

const MoneySchema = z.object({
  moneda: z.enum(quoteCurrencies),
  total: z.string(),
  /** Of money that was received: what of it was given back, and what is left; both exact. */
  devuelto: z.string().optional(),
  neto: z.string().optional(),
})

/** How many there are, and what they come to. */
export const AmountSchema = z.object({
  total: z.number(),
  /** By currency; exact, as decimal text. Empty where nothing is added up. */
  sumas: z.array(MoneySchema),
  /** All of `sumas` in the currency that was asked for, by the rate of the panel; null without one. */
  convertido: MoneySchema.nullable(),
  /** Of how many `total` is a part, where the tile is a share; otherwise null. */
  de: z.number().nullable(),
})

export const TileSchema = z.object({
  mosaico: z.enum(tileNames),
  periodo: z.object({ actual: PeriodSchema, anterior: PeriodSchema }),
  actual: AmountSchema,
  /** Null where earlier days are not known. */
  anterior: AmountSchema.nullable(),
  /** All of now, whenever it came; null where only the period counts. */
  hoy: AmountSchema.nullable(),
  /** The parts of the period. */
  intervalos: z.array(PeriodSchema),
  grupos: z.array(z.object({ clave: z.string(), es: z.string(), en: z.string() })),
  /** What each group has in each interval; null: in all of them, or now. Those of nothing are left out. */
  puntos: z.array(AmountSchema.extend({ grupo: z.string(), intervalo: z.number().nullable() })),
})

export const PanelSchema = z.object({
  /** Today where the reader's enterprise is, or the house. */
  hoy: z.string(),
  periodo: z.object({ actual: PeriodSchema, anterior: PeriodSchema }),
  /** Pesos for a dollar by which amounts were converted, of which day and from whom; null where none were. */
  tipo_cambio: RateSchema.nullable(),
  mosaicos: z.array(TileSchema),
})
