import { z } from 'zod'
import { Currency } from '../core/currencies.ts'
import { languages } from '../core/language.ts'
import { LicenseRowSchema } from './schemas.ts'

/** The reader's own licenses, those that end first at the top, and what they may ask a demo of. */
export const OwnLicensesSchema = z.object({
  licencias: z.array(
    LicenseRowSchema.extend({
      puede_descargar: z.boolean(),
      es_demo: z.boolean(),
      /** Until when it works: the end and the days of grace. */
      ultimo_dia: z.string(),
    }),
  ),
  servicios_demo: z.array(z.object({ id: z.number(), nombre: z.string(), nombre_en: z.string() })),
  /** What the form of a demo begins with. */
  empresa: z.string(),
  identificador_tributario: z.string(),
})

/** A new quote that renews a license. */
export const RenewalQuoteSchema = z.object({
  licencia_id: z.number(),
  codigo: z.string(),
  producto_id: z.number(),
  anios_licencia: z.number(),
  /** A demo is not renewed: another license follows it. */
  es_demo: z.boolean(),
  moneda: z.enum(Currency),
  referencia: z.string(),
  cliente: z.object({
    nombre: z.string(),
    empresa: z.string(),
    telefono: z.string(),
    email: z.string(),
    pais_id: z.number().nullable(),
    idioma: z.enum(languages),
  }),
})
