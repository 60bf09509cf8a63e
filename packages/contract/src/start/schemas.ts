import { z } from 'zod'
import { quoteCurrencies } from '../core/currencies.ts'
import { momentField } from '../core/fields.ts'
import { allFigures, workSections } from './constants.ts'

/** A record that waits, with what tells it from others in both languages. */
export const WorkRowSchema = z.object({
  id: z.number(),
  titulo: z.string(),
  /** Empty where it is the same in English. */
  titulo_en: z.string(),
  detalle: z.string(),
  detalle_en: z.string(),
  /** When it came, or what its section says happened. */
  momento: momentField.nullable(),
  /** Days that are left of it, by the calendar of who issued it; null where nothing ends. */
  dias: z.number().nullable(),
  importe: z.object({ moneda: z.enum(quoteCurrencies), total: z.number() }).nullable(),
})

/** A count, exact unless it says so: then there are more. */
const counted = { total: z.number(), total_exacto: z.boolean() }

/** A number of one period. */
export const CountSchema = z.object({
  ...counted,
  /** What it comes to, by currency; exact, as decimal text. Empty where nothing is added up. */
  sumas: z.array(
    z.object({
      moneda: z.enum(quoteCurrencies),
      total: z.string(),
      /** Of money that was received: what of it was given back, and what is left; both exact. */
      devuelto: z.string().optional(),
      neto: z.string().optional(),
    }),
  ),
})

const day = z.string()
/** Both days are included. */
export const PeriodSchema = z.object({ desde: day, hasta: day })

export const StartPageSchema = z.object({
  /** Sections in which nothing waits are left out. */
  trabajo: z.array(z.object({ seccion: z.enum(workSections), registros: z.array(WorkRowSchema), ...counted })),
  /** This month up to today and the same days of the last one, where the reader's enterprise is. */
  periodo: z.object({ actual: PeriodSchema, anterior: PeriodSchema }),
  /** Those of a feature are left out when it had nothing in either period. */
  cifras: z.array(z.object({ cifra: z.enum(allFigures), actual: CountSchema, anterior: CountSchema })),
})
