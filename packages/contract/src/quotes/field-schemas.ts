import { z } from 'zod'
import { idField, numberField, optionalNumber } from '../core/fields.ts'
import { lineKinds, serviceKinds, totalKind } from './figure-kinds.ts'

const line = lineKinds(null)
const service = serviceKinds(null)
const serviceField = (field: keyof typeof service) => numberField(service[field]).default(0)

/** A total computed by the screen. */
export const totalField = (says: string) => numberField(totalKind, says)

/** A product line as typed. Without a price it takes the branch's price for the quantity. */
export const QuoteLineFormSchema = z.object({
  /** From the stored quote; a line without a known identity gets a new one. */
  identidad: z.string().nullable().default(null),
  producto_id: idField('productsInvalid'),
  cantidad: numberField(line.cantidad, 'productsInvalid'),
  /** Meters; informative, included in the price (rule quotes/cable). */
  longitud_cable: numberField(line.longitud_cable, 'productsInvalid').default(0),
  /** Meters per unit; charged. */
  cable_extra: numberField(line.cable_extra, 'productsInvalid').default(0),
  anios_licencia: numberField(line.anios_licencia, 'productsInvalid').default(1),
  precio_venta: optionalNumber(numberField(line.precio_venta, 'productsInvalid'), 'productsInvalid'),
  /** Percent. */
  descuento: numberField(line.descuento, 'productsInvalid').default(0),
  /** The quote's currency; another one is refused. */
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
