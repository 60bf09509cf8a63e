import { z } from 'zod'
import { Currency } from '../core/currencies.ts'
import {
  ChoiceSchema,
  idField,
  listFields,
  momentField,
  numberField,
  optionalId,
  optionalNumber,
  searchField,
} from '../core/fields.ts'
import { pageSizes } from '../core/limits.ts'
import { MachineCondition } from '../listings/constants.ts'
import { itemKinds } from '../listings/number-kinds.ts'
import { PictureSchema } from '../marketplace/schemas.ts'

/** Columns the public list can be sorted by; `relevancia` only with a search. */
export const publicOrders = ['creado_en', 'precio', 'anio', 'relevancia'] as const
const price = optionalNumber(numberField(itemKinds.price).pipe(z.number().min(0)))
const year = optionalNumber(numberField(itemKinds.year).pipe(z.number().int().min(1900).max(2200)))

/** The filters of the public list; all of them are in the address (spec 1, 2). */
export const PublicListQuerySchema = z.object({
  ...listFields(publicOrders),
  page_row: idField()
    .pipe(z.number().max(pageSizes.public * 10))
    .default(pageSizes.public),
  orden: z
    .enum(['-creado_en', 'precio', '-precio', '-anio', 'anio', '-relevancia'])
    .catch('-creado_en')
    .default('-creado_en'),
  categoria_id: optionalId(),
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
  pais_id: optionalId(),
  /** Ignores case and accents. */
  ciudad: searchField(80),
  /** The currency of the prices; USD when a price is given without it. */
  moneda: z.union([z.literal('').transform(() => null), z.null(), z.enum(Currency)]).default(null),
  /** The sale price; with `tipo` `arriendo`, the rent per day. */
  precio_desde: price,
  precio_hasta: price,
  anio_desde: year,
  anio_hasta: year,
  tiempo_uso_hasta: optionalNumber(numberField(itemKinds.usage).pipe(z.number().min(0))),
  /** sale, rent, offers; any when absent. */
  tipo: z.enum(['', 'venta', 'arriendo', 'oferta', 'subasta']).default(''),
  /** Sent in the last N days. */
  dias: optionalNumber(numberField(itemKinds.days).pipe(z.number().int().min(1).max(3650))),
})

/** A card of the public list. Never contains commissions (rule C6). */
export const PublicRowSchema = z.object({
  id: z.number(),
  sku: z.string(),
  marca: z.string(),
  anio: z.number(),
  condicion: z.number(),
  categoria_id: z.number(),
  categoria_nombre: z.string(),
  categoria_nombre_en: z.string(),
  pais_id: z.number(),
  pais_nombre: z.string(),
  pais_nombre_en: z.string(),
  ciudad: z.string(),
  tiempo_uso: z.number(),
  unidad_tiempo_nombre: z.string().nullable(),
  unidad_tiempo_nombre_en: z.string().nullable(),
  moneda: z.enum(Currency),
  /** The price for the buyer; null when it is available on request only. */
  precio: z.number().nullable(),
  es_venta: z.boolean(),
  es_arriendo: z.boolean(),
  precio_arriendo: z.number().nullable(),
  dias_minimos: z.number().nullable(),
  es_oferta: z.boolean(),
  modo_oferta: z.string().nullable(),
  destacado: z.boolean(),
  esta_reservado: z.boolean(),
  /** Lists have the first picture only, the item itself has all. */
  url_imagenes: z.array(z.string()),
  imagenes: z.array(PictureSchema),
  creado_en: momentField,
})
export const PublicListSchema = z.object({
  /** The rows of the page; empty beyond the 10,000th row. */
  clasificados: z.array(PublicRowSchema),
  /** Exact up to 10,000; above that 10,000 with `total_exacto: false`. */
  total: z.number(),
  total_exacto: z.boolean(),
  /** The corrected search text, when a word had no results (a typo). */
  busqueda_corregida: z.string().nullable(),
  /** The newest featured items of all results, at most 6; the same on every page. */
  clasificados_mas_destacados: z.array(PublicRowSchema),
})
/** Sent with 15 and status 410 for an item that was public before. */
export const PublicGoneSchema = z.object({ similares: z.array(PublicRowSchema) })
export const PublicItemSchema = PublicRowSchema.extend({
  descripcion: z.string(),
  vendido: z.boolean(),
  puede_reservar: z.boolean(),
  /** Its auction comes or runs (rule C5). */
  en_subasta: z.boolean(),
  similares: z.array(PublicRowSchema),
})
export const PublicInitDataSchema = z.object({
  categorias: z.array(ChoiceSchema.extend({ total: z.number() })),
  paises: z.array(ChoiceSchema.extend({ codigo: z.string(), total: z.number() })),
  todos_los_paises: z.array(ChoiceSchema.extend({ codigo: z.string(), codigo_telefono: z.string() })),
})
