import { z } from 'zod'
import { idField, numberField, optionalNumber } from '../core/fields.ts'
import { lineKinds, serviceKinds, totalKind } from './figure-kinds.ts'

const line = lineKinds(null)
const service = serviceKinds(null)
const serviceField = (field: keyof typeof service) => numberField(service[field]).default(0)

/** What a quote comes to, as a screen computed it. */
export const totalField = (says: string) => numberField(totalKind, says)

/** One product of a quote as it is typed. Without a price it takes that of the branch for the quantity. */
export const QuoteLineFormSchema = z.object({
  /** As the stored quote told it; a line without one, or with one that the quote does not know, is born now. */
  identidad: z.string().nullable().default(null),
  producto_id: idField('productsInvalid'),
  cantidad: numberField(line.cantidad, 'productsInvalid'),
  /** Meters; only told, included in the price (decision 35). */
  longitud_cable: numberField(line.longitud_cable, 'productsInvalid').default(0),
  /** Meters on each unit; charged. */
  cable_extra: numberField(line.cable_extra, 'productsInvalid').default(0),
  anios_licencia: numberField(line.anios_licencia, 'productsInvalid').default(1),
  precio_venta: optionalNumber(numberField(line.precio_venta, 'productsInvalid'), 'productsInvalid'),
  /** Percent. */
  descuento: numberField(line.descuento, 'productsInvalid').default(0),
  /** That of the quote; another one is refused. */
  moneda: z.string().optional(),
})

export const QuoteServiceFormSchema = z
  .object({
    profesionales: serviceField('profesionales'),
    dias: serviceField('dias'),
    costo_rh: serviceField('costo_rh'),
    vuelo: serviceField('vuelo'),
    alojamiento: serviceField('alojamiento'),
    movilidad: serviceField('movilidad'),
    alimentacion: serviceField('alimentacion'),
    utilidad: serviceField('utilidad'),
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
