import { z } from 'zod'
import {
  amountField,
  ChoiceSchema,
  flagField,
  idField,
  kindField,
  lineField,
  listFields,
  momentField,
  numberField,
  optionalDay,
  optionalId,
  optionalLine,
  optionalNumber,
  versionField,
} from '../core/fields.ts'
import { bulkForm } from '../core/records/bulk/schemas.ts'
import { mostProfit } from '../marketplace/constants.ts'
import {
  comparedField,
  decisionSchemas,
  descriptionField,
  englishDescriptionField,
  itemFields,
  orNone,
  pictureIdsField,
  shareField,
} from '../marketplace/field-schemas.ts'
import { PictureSchema } from '../marketplace/schemas.ts'
import { PropertyCategory, PropertyCondition, PropertyCurrency, propertyFeatures } from './constants.ts'
import type { propertyMessages } from './messages.ts'
import { propertyKinds } from './number-kinds.ts'

const says = (key: keyof typeof propertyMessages) => key

const largestMeters = 100_000_000
const meters = (message: string) =>
  numberField(propertyKinds.meters, message).pipe(
    z.number().min(0, message).max(largestMeters, message).multipleOf(0.01, message),
  )
const percentage = (message: string, max?: number) => shareField(propertyKinds.share, message, max)
const count = (max: number) => optionalNumber(numberField(propertyKinds.count).pipe(z.number().int().min(0).max(max)))
const degrees = (most: number) =>
  optionalNumber(numberField(propertyKinds.degrees).pipe(z.number().min(-most).max(most)))

/** The features of a property: a list, or its JSON text in a form. */
const features = z
  .union(
    [
      z.array(z.enum(propertyFeatures)),
      z.string().transform((text, context) => {
        try {
          return z.array(z.enum(propertyFeatures)).parse(JSON.parse(text || '[]'))
        } catch {
          context.addIssue({ code: 'custom', message: says('characteristicsInvalid') })
          return z.NEVER
        }
      }),
    ],
    says('characteristicsInvalid'),
  )
  .transform((names) => propertyFeatures.filter((name) => names.includes(name)))

export const ByIdSchema = z.object({ id: idField(says('idInvalid')) })
export const OneSchema = z.object({ propiedad_id: idField(says('idInvalid')) })
export const SavedSchema = z.object({ id: z.number(), version: z.number() })

/** The form of an owner. Pictures are files, or ids of uploaded ones in display order. */
export const PropertyFormSchema = z.object({
  titulo: lineField(says('titleInvalid'), { min: 5, max: 120 }),
  /** In English; empty while there is none. */
  titulo_en: optionalLine(says('titleInvalid'), 120),
  anio: numberField(propertyKinds.year, says('yearInvalid')).pipe(
    z.number().int(says('yearInvalid')).min(1800, says('yearInvalid')).max(2200, says('yearInvalid')),
  ),
  condicion: kindField(Object.values(PropertyCondition), says('conditionInvalid')),
  categoria_id: kindField(Object.values(PropertyCategory), says('categoryInvalid')),
  pais_id: idField(says('countryInvalid')),
  ciudad: lineField(says('cityInvalid'), { max: 80 }),
  descripcion: descriptionField(says('descriptionInvalid')),
  descripcion_en: englishDescriptionField(says('descriptionInvalid')),
  caracteristicas: features.default([]),
  metros_construidos: orNone(meters(says('constructionMetersInvalid')), says('constructionMetersInvalid')),
  metros_terreno: orNone(meters(says('landMetersInvalid')), says('landMetersInvalid')),
  habitaciones: count(2000),
  banos: count(1000),
  estacionamientos: count(2000),
  piso: count(200),
  total_pisos: count(200),
  moneda: z.enum(PropertyCurrency, says('priceInvalid')).default('USD'),
  /** The sale price, or the rent of a month. */
  precio: orNone(amountField(says('priceInvalid')), says('priceInvalid')),
  consultar_precio: flagField(says('priceInvalid')).default(false),
  /** A month, besides the rent. */
  gastos_comunes: optionalNumber(amountField(says('priceInvalid')), says('priceInvalid')),
  es_venta_externa: flagField('invalid').default(false),
  utilidad_porcentaje: optionalNumber(percentage('invalid', mostProfit)),
  utilidad_monto: optionalNumber(amountField('invalid')),
  comision_porcentaje: orNone(percentage(says('commissionPercentageInvalid')), says('commissionPercentageInvalid')),
  comision_monto: orNone(amountField(says('commissionAmountInvalid')), says('commissionAmountInvalid')),
  es_exento: flagField('invalid').default(false),
  /** Required with condition 3 (rule properties/promise). */
  plazo_meses: count(600),
  precio_compra: optionalNumber(amountField(says('priceInvalid')), says('priceInvalid')),
  abono_porcentaje: optionalNumber(percentage('invalid')),
  opcion_hasta: optionalDay(),
  /** Both or none; visitors see them blurred unless the owner shows the place (rule properties/blurred-place). */
  latitud: degrees(90),
  longitud: degrees(180),
  muestra_ubicacion: flagField('invalid').default(false),
  /** Ids of uploaded pictures in order, as JSON text or as a list; files named `imagenes` follow them. */
  imagenes_actuales: pictureIdsField(says('currentImagesInvalid')).default([]),
  revisar_duplicados: comparedField,
})
export const PropertyUpdateSchema = PropertyFormSchema.extend({
  id: idField(says('idInvalid')),
  version: versionField,
  /** Left out, English texts stay as they are. */
  titulo_en: PropertyFormSchema.shape.titulo_en.unwrap().optional(),
  descripcion_en: PropertyFormSchema.shape.descripcion_en.unwrap().optional(),
  /** Keeps the pictures when left out. */
  imagenes_actuales: pictureIdsField(says('currentImagesInvalid')).optional(),
})

/** Columns of the lists of owners and staff. */
export const propertyOrders = [
  'creado_en',
  'titulo',
  'precio_final',
  'metros_construidos',
  'aprobacion',
  'estado_comercial',
] as const
const listed = listFields(propertyOrders)
export const PropertyListQuerySchema = z.object({
  ...listed,
  orden: listed.orden.unwrap().default('-creado_en'),
  /** `todos` needs the managing module; otherwise the own ones. */
  alcance: z.enum(['mios', 'todos']).default('mios'),
  categoria_id: optionalId(),
  pais_id: optionalId(),
  condicion: optionalId(),
  ...itemFields.filters,
})
export const PropertyBulkSchema = bulkForm(['activar', 'desactivar', 'eliminar', 'aprobar'], PropertyListQuerySchema)
export const PropertyRowSchema = z.object({
  titulo: z.string(),
  condicion: z.number(),
  metros_construidos: z.number(),
  metros_terreno: z.number(),
  moneda: z.enum(PropertyCurrency),
  precio_final: z.number(),
  ...itemFields.row,
})
export const PropertyListSchema = z.object({ propiedades: z.array(PropertyRowSchema), total: z.number() })

/** A price and state that a property had, the newest first (rule properties/price-history). */
const HistorySchema = z.object({
  moneda: z.string(),
  precio: z.number(),
  publicacion: z.number(),
  aprobacion: z.number(),
  estado_comercial: z.number(),
  creado_en: momentField,
})

/** The whole property for its owner and staff, in the form's fields, with an edit that waits for approval applied. */
export const PropertySchema = z.object({
  ...itemFields.one,
  titulo: z.string(),
  titulo_en: z.string(),
  anio: z.number(),
  condicion: z.number(),
  categoria_id: z.number(),
  pais_id: z.number(),
  descripcion: z.string(),
  descripcion_en: z.string(),
  caracteristicas: z.array(z.enum(propertyFeatures)),
  metros_construidos: z.number(),
  metros_terreno: z.number(),
  habitaciones: z.number().nullable(),
  banos: z.number().nullable(),
  estacionamientos: z.number().nullable(),
  piso: z.number().nullable(),
  total_pisos: z.number().nullable(),
  moneda: z.enum(PropertyCurrency),
  precio: z.number(),
  consultar_precio: z.boolean(),
  gastos_comunes: z.number().nullable(),
  es_venta_externa: z.boolean(),
  utilidad_porcentaje: z.number().nullable(),
  utilidad_monto: z.number().nullable(),
  precio_final: z.number(),
  comision_porcentaje: z.number(),
  comision_monto: z.number(),
  es_exento: z.boolean(),
  plazo_meses: z.number().nullable(),
  precio_compra: z.number().nullable(),
  abono_porcentaje: z.number().nullable(),
  opcion_hasta: z.string().nullable(),
  latitud: z.number().nullable(),
  longitud: z.number().nullable(),
  muestra_ubicacion: z.boolean(),
  historial: z.array(HistorySchema),
})
export const PropertyInitDataSchema = z.object({
  categorias: z.array(ChoiceSchema),
  paises: z.array(ChoiceSchema.extend({ codigo: z.string() })),
})
export const { ApproveSchema, PublishSchema, FeatureSchema } = decisionSchemas(says('approvalInvalid'))
export { PictureSchema }
