import { z } from 'zod'
import { Currency } from '../../core/currencies.ts'
import { listFields, momentField, numberField, optionalNumber } from '../../core/fields.ts'
import { publicFields } from '../../marketplace/public/field-schemas.ts'
import { MachineCondition } from '../constants.ts'
import { storedSheet } from '../field-schemas.ts'
import { machineKinds } from '../number-kinds.ts'

/** Columns the public list can be sorted by; `relevancia` only with a search. */
export const publicOrders = ['creado_en', 'precio', 'anio', 'relevancia', 'puntaje'] as const
const price = optionalNumber(numberField(machineKinds.price).pipe(z.number().min(0)))
const year = optionalNumber(numberField(machineKinds.year).pipe(z.number().int().min(1900).max(2200)))

/** The filters of the public list; all of them are in the address (rule marketplace/filters-in-address). */
export const PublicListQuerySchema = z.object({
  ...listFields(publicOrders),
  ...publicFields.query,
  orden: z
    .enum(['-creado_en', 'precio', '-precio', '-anio', 'anio', '-relevancia', '-puntaje'])
    .catch('-creado_en')
    .default('-creado_en'),
  condicion: z
    .union(
      [
        z.literal('').transform(() => null),
        z.null(),
        z.enum(MachineCondition),
        z.enum(['0', '1']).transform(Number).pipe(z.enum(MachineCondition)),
      ],
      'invalid',
    )
    .default(null),
  /** The currency of the prices; USD when a price is given without it. */
  moneda: z.union([z.literal('').transform(() => null), z.null(), z.enum(Currency)]).default(null),
  /** The sale price; with `tipo` `arriendo`, the rent per day. */
  precio_desde: price,
  precio_hasta: price,
  anio_desde: year,
  anio_hasta: year,
  tiempo_uso_hasta: optionalNumber(numberField(machineKinds.usage).pipe(z.number().min(0))),
  /** sale, rent, offers; any when absent. */
  tipo: z.enum(['', 'venta', 'arriendo', 'oferta', 'subasta']).default(''),
})

/** A card of the public list. Never contains commissions (rule marketplace/private-figures). */
export const PublicRowSchema = z.object({
  ...publicFields.row,
  marca: z.string(),
  /** In English; empty while there is none. */
  marca_en: z.string(),
  tiempo_uso: z.number(),
  unidad_tiempo_nombre: z.string().nullable(),
  unidad_tiempo_nombre_en: z.string().nullable(),
  moneda: z.enum(Currency),
  es_venta: z.boolean(),
  es_arriendo: z.boolean(),
  precio_arriendo: z.number().nullable(),
  dias_minimos: z.number().nullable(),
  es_oferta: z.boolean(),
  modo_oferta: z.string().nullable(),
  /** How its auction stands that comes or runs; null without one. `precio`: the bid that leads, or the start. */
  subasta: z
    .object({
      precio: z.number(),
      moneda: z.enum(Currency),
      pujas: z.number(),
      inicia_en: momentField,
      fin_efectivo: momentField,
    })
    .nullable(),
  /** How completely it is documented, from 0 to 100 (rule marketplace/inspection-sheet). */
  puntaje: z.number(),
})
export const PublicListSchema = z.object({
  /** The rows of the page; empty beyond the 10,000th row. */
  clasificados: z.array(PublicRowSchema),
  ...publicFields.list,
  /** The newest featured items of all results, at most 6; the same on every page. */
  clasificados_mas_destacados: z.array(PublicRowSchema),
})
/** Sent with 15 and status 410 for an item that was public before. */
export const PublicGoneSchema = z.object({ similares: z.array(PublicRowSchema) })
export const PublicMachineSchema = PublicRowSchema.extend({
  descripcion: z.string(),
  /** In English; empty while there is none. */
  descripcion_en: z.string(),
  /** The inspection sheet; of the serial number only the first half. */
  ...storedSheet,
  vendido: z.boolean(),
  puede_reservar: z.boolean(),
  /** Its auction comes or runs (rule auctions/bidding). */
  en_subasta: z.boolean(),
  similares: z.array(PublicRowSchema),
})
export const PublicInitDataSchema = z.object({
  ...publicFields.choices,
})

/** How many items each choice of a filter would find (the parameters are those of the list). */
export const PublicCountsSchema = z.object(publicFields.counts)
