import { z } from 'zod'
import { ChoiceSchema, listFields, numberField, optionalNumber, searchField } from '../../core/fields.ts'
import { publicFields } from '../../marketplace/public/field-schemas.ts'
import { PropertyCondition, PropertyCurrency, propertyFeatures } from '../constants.ts'
import { propertyKinds } from '../number-kinds.ts'
import { readBox } from './box.ts'
import { mapLimits } from './constants.ts'

/** Columns the public list can be sorted by; `relevancia` only with a search. */
const publicOrders = ['creado_en', 'precio', 'metros_construidos', 'relevancia'] as const
const price = optionalNumber(numberField(propertyKinds.price).pipe(z.number().min(0)))
const meters = optionalNumber(numberField(propertyKinds.meters).pipe(z.number().min(0)))
const least = optionalNumber(numberField(propertyKinds.count).pipe(z.number().int().min(0).max(2000)))
/** A part of the map, as addresses write it. */
const box = z
  .string()
  .max(80)
  .transform((text, context) => {
    const read = text === '' ? null : readBox(text)
    if (read || text === '') return read
    context.addIssue({ code: 'custom', message: 'invalid' })
    return z.NEVER
  })
const optionalBox = z.union([z.null(), box], 'invalid').default(null)

/** The filters that list and map share; all of them are in the address (rule marketplace/filters-in-address). */
const filters = {
  categoria_id: publicFields.query.categoria_id,
  pais_id: publicFields.query.pais_id,
  ciudad: publicFields.query.ciudad,
  dias: publicFields.query.dias,
  condicion: z
    .union(
      [
        z.literal('').transform(() => null),
        z.null(),
        z.enum(PropertyCondition),
        z.enum(['1', '2', '3']).transform(Number).pipe(z.enum(PropertyCondition)),
      ],
      'invalid',
    )
    .default(null),
  /** The unit of the prices; USD when a price is given without it. */
  moneda: z.union([z.literal('').transform(() => null), z.null(), z.enum(PropertyCurrency)]).default(null),
  /** The sale price, or the rent of a month. */
  precio_desde: price,
  precio_hasta: price,
  metros_desde: meters,
  metros_hasta: meters,
  terreno_desde: meters,
  /** At least so many. */
  habitaciones: least,
  banos: least,
  estacionamientos: least,
  /**
   * `west,south,east,north` in degrees; west is greater than east where it crosses the date line
   * (rule properties/blurred-place).
   */
  recuadro: optionalBox,
}
export const PublicListQuerySchema = z.object({
  ...listFields(publicOrders),
  page_row: publicFields.query.page_row,
  orden: z
    .enum(['-creado_en', 'precio', '-precio', '-metros_construidos', '-relevancia'])
    .catch('-creado_en')
    .default('-creado_en'),
  ...filters,
})

/** What the map asks: the filters of the list, and how far it is zoomed in. Without a zoom only where all of it is. */
export const PublicMapQuerySchema = z.object({
  buscar: searchField(),
  ...filters,
  zoom: optionalNumber(numberField(propertyKinds.count).pipe(z.number().int().min(0).max(mapLimits.zoom))),
})

/**
 * A card of the public list. Never contains commissions and the parts of the price (rule marketplace/private-figures).
 */
export const PublicRowSchema = z.object({
  ...publicFields.row,
  titulo: z.string(),
  /** In English; empty while there is none. */
  titulo_en: z.string(),
  metros_construidos: z.number(),
  metros_terreno: z.number(),
  habitaciones: z.number().nullable(),
  banos: z.number().nullable(),
  estacionamientos: z.number().nullable(),
  moneda: z.enum(PropertyCurrency),
  /** By how many percent the price fell, and on which day (UTC); for 30 days (rule properties/price-history). */
  rebaja_porcentaje: z.number().nullable(),
  rebajado_el: z.string().nullable(),
  /** Blurred to some 300 m unless its owner shows the place; null without one. */
  latitud: z.number().nullable(),
  longitud: z.number().nullable(),
})
export const PublicListSchema = z.object({
  /** The rows of the page; empty beyond the 10,000th row. */
  propiedades: z.array(PublicRowSchema),
  ...publicFields.list,
  /** The newest featured properties of all results, at most 6; the same on every page. */
  propiedades_mas_destacadas: z.array(PublicRowSchema),
})

const BoxSchema = z.object({ oeste: z.number(), sur: z.number(), este: z.number(), norte: z.number() })
/** What the map shows of a property that it marks. */
const MapCardSchema = z.object({
  id: z.number(),
  titulo: z.string(),
  titulo_en: z.string(),
  ciudad: z.string(),
  condicion: z.number(),
  moneda: z.enum(PropertyCurrency),
  precio: z.number().nullable(),
  esta_reservado: z.boolean(),
  /** The address of its first picture, 320 pixels wide. */
  url_imagen: z.string().nullable(),
})
export const PublicMapSchema = z.object({
  /** Properties with a place that the filters find; those without one are in the list only. */
  total: z.number(),
  /** Where all of them are; null without any. */
  recuadro: BoxSchema.nullable(),
  /** One mark for each cell of a grid that holds a property. */
  marcas: z.array(
    z.object({
      latitud: z.number(),
      longitud: z.number(),
      total: z.number(),
      /** Where the properties of this mark are. */
      recuadro: BoxSchema,
      /** The property, or the few that stand in one place; empty for others: zooming in separates them. */
      propiedades: z.array(MapCardSchema),
    }),
  ),
})

/** What the map is drawn on: tiles of a server, or null for the outlines that the portal has itself. */
export const MapGroundSchema = z.object({
  teselas: z.object({ direccion: z.string(), credito: z.string() }).nullable(),
})

/** The sums of a rent with promise of purchase, computed by the server (rule properties/promise). */
const PromiseSchema = z.object({
  plazo_meses: z.number(),
  precio_compra: z.number(),
  abono_porcentaje: z.number(),
  opcion_hasta: z.string(),
  pagado: z.number(),
  abonado: z.number(),
  saldo: z.number(),
})

/** Sent with 17 and status 410 for a property that was public before. */
export const PublicGoneSchema = z.object({ similares: z.array(PublicRowSchema) })
export const PublicPropertySchema = PublicRowSchema.extend({
  descripcion: z.string(),
  /** In English; empty while there is none. */
  descripcion_en: z.string(),
  caracteristicas: z.array(z.enum(propertyFeatures)),
  piso: z.number().nullable(),
  total_pisos: z.number().nullable(),
  gastos_comunes: z.number().nullable(),
  promesa: PromiseSchema.nullable(),
  /**
   * The price in pesos by the value of the day, for a price in UF; null without one for the day
   * (rule properties/price-units).
   */
  en_pesos: z.object({ monto: z.number(), valor: z.number(), fecha: z.string(), fuente: z.string() }).nullable(),
  muestra_ubicacion: z.boolean(),
  vendido: z.boolean(),
  puede_reservar: z.boolean(),
  similares: z.array(PublicRowSchema),
})
export const PublicInitDataSchema = z.object({
  ...publicFields.choices,
  condiciones: z.array(ChoiceSchema.extend({ total: z.number() })),
})

/** How many items each choice of a filter would find (the parameters are those of the list). */
export const PublicCountsSchema = z.object(publicFields.counts)
