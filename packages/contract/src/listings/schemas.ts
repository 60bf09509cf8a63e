import { z } from 'zod'
import type { classifiedMessages } from '../classifieds/messages.ts'
import { Currency } from '../core/currencies.ts'
import {
  amountField,
  ChoiceSchema,
  flagField,
  idField,
  lineField,
  listFields,
  momentField,
  numberField,
  optionalId,
  optionalLine,
  optionalNumber,
  versionField,
} from '../core/fields.ts'
import { bulkForm } from '../core/records/bulk/schemas.ts'
import {
  comparedField,
  decisionSchemas,
  descriptionField,
  englishDescriptionField,
  itemFields,
  mostProfit,
  orNone,
  pictureIdsField,
  shareField,
} from '../marketplace/field-schemas.ts'
import { OfferMode } from './constants.ts'
import { changedSheetFields, sheetFields, storedSheet, viewsField } from './field-schemas.ts'
import { itemKinds } from './number-kinds.ts'

const says = (key: keyof typeof classifiedMessages) => key

const optionalAmount = (message: string) => optionalNumber(amountField(message), message)

const percentage = (message: string, max?: number) => shareField(itemKinds.share, message, max)

export const OneSchema = z.object({ clasificado_id: idField(says('idInvalid')) })
export const RemoveSchema = z.object({ id: idField(says('notRecognizedToDelete')) })

const pictureIds = pictureIdsField(says('currentImagesInvalid'))

/** The form of an owner. Pictures are files, or ids of uploaded ones in display order. */
export const ItemFormSchema = z.object({
  marca: lineField(says('brandInvalid'), { min: 2, max: 120 }),
  /** In English; empty: the same, or not written. */
  marca_en: optionalLine(says('brandInvalid'), 120),
  anio: numberField(itemKinds.year, says('yearInvalid')).pipe(
    z.number().int(says('yearInvalid')).min(1950, says('yearInvalid')).max(2100, says('yearInvalid')),
  ),
  condicion: z.union(
    [
      z.literal(0),
      z.literal('0').transform(() => 0 as const),
      z.literal(1),
      z.literal('1').transform(() => 1 as const),
    ],
    says('conditionInvalid'),
  ),
  categoria_id: idField(says('categoryInvalid')),
  pais_id: idField(says('countryInvalid')),
  ciudad: lineField(says('cityInvalid'), { max: 80 }),
  tiempo_uso: numberField(itemKinds.usage, says('usageTimeInvalid'))
    .pipe(z.number().min(0, says('usageTimeInvalid')).max(999_999_999, says('usageTimeInvalid')))
    .default(0),
  unidad_tiempo_id: optionalId(says('timeUnitInvalid')),
  descripcion: descriptionField(says('descriptionInvalid')),
  descripcion_en: englishDescriptionField(says('descriptionInvalid')),
  moneda: z.enum(Currency, says('priceInvalid')).default('USD'),
  precio: orNone(amountField(says('priceInvalid')), says('priceInvalid')),
  consultar_precio: flagField(says('priceInvalid')).default(false),
  es_venta: flagField(says('rentalFlagInvalid')).default(true),
  es_arriendo: flagField(says('rentalFlagInvalid')).default(false),
  precio_arriendo: optionalAmount(says('rentalPriceInvalid')),
  dias_minimos: optionalNumber(
    numberField(itemKinds.days, says('minimumDaysInvalid')).pipe(
      z
        .number()
        .int(says('minimumDaysInvalid'))
        .min(1, says('minimumDaysInvalid'))
        .max(365, says('minimumDaysInvalid')),
    ),
    says('minimumDaysInvalid'),
  ),
  es_oferta: flagField(says('offerFlagInvalid')).default(false),
  modo_oferta: z
    .union([z.literal('').transform(() => null), z.null(), z.enum(OfferMode)], says('offerFlagInvalid'))
    .default(null),
  es_venta_externa: flagField('invalid').default(false),
  utilidad_porcentaje: optionalNumber(percentage('invalid', mostProfit)),
  utilidad_monto: optionalAmount('invalid'),
  comision_venta_porcentaje: orNone(
    percentage(says('commissionPercentageInvalid')),
    says('commissionPercentageInvalid'),
  ),
  comision_venta_monto: orNone(amountField(says('commissionAmountInvalid')), says('commissionAmountInvalid')),
  comision_arriendo_porcentaje: orNone(
    percentage(says('rentalCommissionPercentageInvalid')),
    says('rentalCommissionPercentageInvalid'),
  ),
  comision_arriendo_monto: orNone(
    amountField(says('rentalCommissionAmountInvalid')),
    says('rentalCommissionAmountInvalid'),
  ),
  es_exento: flagField('invalid').default(false),
  ...sheetFields,
  vistas: viewsField,
  revisar_duplicados: comparedField,
  /**
   * Ids of uploaded pictures in order, as JSON text or as a list (`currentImagesInvalid`); files named `imagenes`
   * follow them.
   */
  imagenes_actuales: pictureIds.default([]),
})
export const ItemUpdateSchema = ItemFormSchema.extend({
  id: idField(says('idInvalid')),
  version: versionField,
  ...changedSheetFields,
  /** Left out, English texts stay as they are. */
  marca_en: ItemFormSchema.shape.marca_en.unwrap().optional(),
  descripcion_en: ItemFormSchema.shape.descripcion_en.unwrap().optional(),
  /** Keeps the pictures when left out. */
  imagenes_actuales: pictureIds.optional(),
})

/** Columns of the lists of owners and staff. */
export const itemOrders = ['creado_en', 'marca', 'precio_final', 'anio', 'aprobacion', 'estado_comercial'] as const
const listed = listFields(itemOrders)
export const ItemListQuerySchema = z.object({
  ...listed,
  orden: listed.orden.unwrap().default('-creado_en'),
  /** `todos` needs the managing module; otherwise the own ones. */
  alcance: z.enum(['mios', 'todos']).default('mios'),
  categoria_id: optionalId(),
  pais_id: optionalId(),
  ...itemFields.filters,
})
export const ItemBulkSchema = bulkForm(['activar', 'desactivar', 'eliminar', 'aprobar'], ItemListQuerySchema)
export const ItemRowSchema = z.object({
  marca: z.string(),
  anio: z.number(),
  moneda: z.enum(Currency),
  precio_final: z.number(),
  es_arriendo: z.boolean(),
  precio_arriendo: z.number().nullable(),
  ...itemFields.row,
  vence_en: momentField.nullable(),
})
export const ItemListSchema = z.object({ clasificados: z.array(ItemRowSchema), total: z.number() })
/**
 * The whole item for its owner and staff, in the form's fields: with an edit that waits for approval applied. Sending
 * it back unchanged changes nothing.
 */
export const ItemSchema = z.object({
  ...itemFields.one,
  marca: z.string(),
  marca_en: z.string(),
  anio: z.number(),
  condicion: z.number(),
  categoria_id: z.number(),
  pais_id: z.number(),
  tiempo_uso: z.number(),
  unidad_tiempo_id: z.number().nullable(),
  descripcion: z.string(),
  descripcion_en: z.string(),
  moneda: z.enum(Currency),
  precio: z.number(),
  consultar_precio: z.boolean(),
  es_venta: z.boolean(),
  es_arriendo: z.boolean(),
  precio_arriendo: z.number().nullable(),
  dias_minimos: z.number().nullable(),
  es_oferta: z.boolean(),
  modo_oferta: z.enum(OfferMode).nullable(),
  es_venta_externa: z.boolean(),
  utilidad_porcentaje: z.number().nullable(),
  utilidad_monto: z.number().nullable(),
  precio_final: z.number(),
  comision_venta_porcentaje: z.number(),
  comision_venta_monto: z.number(),
  comision_arriendo_porcentaje: z.number(),
  comision_arriendo_monto: z.number(),
  es_exento: z.boolean(),
  ...storedSheet,
  vence_en: momentField.nullable(),
})
export const ItemInitDataSchema = z.object({
  categorias: z.array(ChoiceSchema),
  paises: z.array(ChoiceSchema.extend({ codigo: z.string() })),
  unidades_tiempo: z.array(ChoiceSchema),
})
export const { ApproveSchema, PublishSchema, FeatureSchema } = decisionSchemas(says('approvalInvalid'))
export const RenewLinkSchema = z.object({ token: z.string().min(20).max(200) })
