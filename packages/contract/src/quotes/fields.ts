import { z } from 'zod'
import { idField } from '../core/fields.ts'

/** A figure as a number or as the text of a form; refused with `says`. Its bounds are checked with the rest of the quote. */
export const figureField = (says: string) =>
  z.union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^-?\d{1,15}(\.\d{1,10})?$/)
        .transform(Number),
    ],
    says,
  )

/** A figure that may be left out, empty or null: null then. */
export const optionalFigure = (says: string) =>
  z.union([z.literal('').transform(() => null), z.null(), figureField(says)], says).default(null)

const service = figureField('invalid').default(0)

/** One product of a quote as it is typed. Without a price it takes that of the branch for the quantity. */
export const QuoteLineFormSchema = z.object({
  /** As the stored quote told it; a line without one, or with one that the quote does not know, is born now. */
  identidad: z.string().nullable().default(null),
  producto_id: idField('productsInvalid'),
  cantidad: figureField('productsInvalid'),
  /** Meters; only told, included in the price (decision 35). */
  longitud_cable: figureField('productsInvalid').default(0),
  /** Meters on each unit; charged. */
  cable_extra: figureField('productsInvalid').default(0),
  anios_licencia: figureField('productsInvalid').default(1),
  precio_venta: optionalFigure('productsInvalid'),
  /** Percent. */
  descuento: figureField('productsInvalid').default(0),
  /** That of the quote; another one is refused. */
  moneda: z.string().optional(),
})

export const QuoteServiceFormSchema = z
  .object({
    profesionales: service,
    dias: service,
    costo_rh: service,
    vuelo: service,
    alojamiento: service,
    movilidad: service,
    alimentacion: service,
    utilidad: service,
  })
  .nullable()
  .default(null)

/** As it is stored. */
export const QuoteServiceSchema = z.object({
  profesionales: z.number(),
  dias: z.number(),
  costo_rh: z.number(),
  vuelo: z.number(),
  alojamiento: z.number(),
  movilidad: z.number(),
  alimentacion: z.number(),
  utilidad: z.number(),
})
