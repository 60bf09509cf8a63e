import { z } from 'zod'
import { optionalTextsOf, withColumn } from '../core/entities.ts'
import { changedFields, formFields, rowFields } from '../core/entity-schemas.ts'
import { ChoiceSchema, idField, listFields, momentField, optionalId, versionField } from '../core/fields.ts'
import { bulkForm } from '../core/records/bulk/schemas.ts'
import { comparedField, decisionSchemas, itemFields, pictureIdsField } from '../marketplace/field-schemas.ts'
import { PictureSchema } from '../marketplace/schemas.ts'
import { PropertyCurrency, propertyFeatures } from './constants.ts'
import {
  buildingFields,
  feeFields,
  measureFields,
  placeFields,
  priceFields,
  profitFields,
  promiseFields,
  propertyFields,
} from './fields.ts'
import type { propertyMessages } from './messages.ts'

const says = (key: keyof typeof propertyMessages) => key

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
  ...formFields(buildingFields),
  caracteristicas: features.default([]),
  ...formFields(measureFields),
  ...formFields(priceFields),
  ...formFields(profitFields),
  ...formFields(feeFields),
  ...formFields(promiseFields),
  ...formFields(placeFields),
  /** Ids of uploaded pictures in order, as JSON text or as a list; files named `imagenes` follow them. */
  imagenes_actuales: pictureIdsField(says('currentImagesInvalid')).default([]),
  revisar_duplicados: comparedField,
})
export const PropertyUpdateSchema = PropertyFormSchema.extend({
  id: idField(says('idInvalid')),
  version: versionField,
  ...changedFields(optionalTextsOf(propertyFields)),
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
  ...rowFields(withColumn(propertyFields)),
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
  ...rowFields(buildingFields),
  caracteristicas: z.array(z.enum(propertyFeatures)),
  ...rowFields(measureFields),
  ...rowFields(priceFields),
  ...rowFields(profitFields),
  precio_final: z.number(),
  ...rowFields(feeFields),
  ...rowFields(promiseFields),
  ...rowFields(placeFields),
  historial: z.array(HistorySchema),
})
export const PropertyInitDataSchema = z.object({
  categorias: z.array(ChoiceSchema),
  paises: z.array(ChoiceSchema.extend({ codigo: z.string() })),
})
export const { ApproveSchema, PublishSchema, FeatureSchema } = decisionSchemas(says('approvalInvalid'))
export { PictureSchema }
