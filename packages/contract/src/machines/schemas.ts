import { z } from 'zod'
import { Currency } from '../core/currencies.ts'
import { optionalTextsOf, withColumn } from '../core/entities.ts'
import { changedFields, formFields, rowFields } from '../core/entity-schemas.ts'
import { ChoiceSchema, idField, listFields, momentField, optionalId, versionField } from '../core/fields.ts'
import { bulkForm } from '../core/records/bulk/schemas.ts'
import { comparedField, decisionSchemas, itemFields, pictureIdsField } from '../marketplace/field-schemas.ts'
import { storedSheet, viewsField } from './field-schemas.ts'
import { chargeFields, factFields, machineFields, offerFields, sheetFields } from './fields.ts'
import type { machineMessages } from './messages.ts'

const says = (key: keyof typeof machineMessages) => key

export const OneSchema = z.object({ clasificado_id: idField(says('idInvalid')) })
export const RemoveSchema = z.object({ id: idField(says('notRecognizedToDelete')) })

const pictureIds = pictureIdsField(says('currentImagesInvalid'))

/** The form of an owner. Pictures are files, or ids of uploaded ones in display order. */
export const MachineFormSchema = z.object({
  ...formFields(machineFields),
  /** Zero is a condition, and no id. */
  condicion: z
    .union(
      [
        z.literal(0),
        z.literal('0').transform(() => 0 as const),
        z.literal(1),
        z.literal('1').transform(() => 1 as const),
      ],
      says('conditionInvalid'),
    )
    .describe(factFields.condicion.label.en),
  vistas: viewsField,
  revisar_duplicados: comparedField,
  /**
   * Ids of uploaded pictures in order, as JSON text or as a list (`currentImagesInvalid`); files named `imagenes`
   * follow them.
   */
  imagenes_actuales: pictureIds.default([]),
})
export const MachineUpdateSchema = MachineFormSchema.extend({
  id: idField(says('idInvalid')),
  version: versionField,
  ...changedFields({ ...optionalTextsOf(factFields), ...sheetFields }),
  /** Keeps the pictures when left out. */
  imagenes_actuales: pictureIds.optional(),
})

/** Columns of the lists of owners and staff. */
export const machineOrders = ['creado_en', 'marca', 'precio_final', 'anio', 'aprobacion', 'estado_comercial'] as const
const listed = listFields(machineOrders)
export const MachineListQuerySchema = z.object({
  ...listed,
  orden: listed.orden.unwrap().default('-creado_en'),
  /** `todos` needs the managing module; otherwise the own ones. */
  alcance: z.enum(['mios', 'todos']).default('mios'),
  categoria_id: optionalId(),
  pais_id: optionalId(),
  ...itemFields.filters,
})
export const MachineBulkSchema = bulkForm(['activar', 'desactivar', 'eliminar', 'aprobar'], MachineListQuerySchema)
export const MachineRowSchema = z.object({
  marca: z.string(),
  anio: z.number(),
  moneda: z.enum(Currency),
  precio_final: z.number(),
  es_arriendo: z.boolean(),
  precio_arriendo: z.number().nullable(),
  ...rowFields(withColumn(machineFields)),
  ...itemFields.row,
  vence_en: momentField.nullable(),
})
export const MachineListSchema = z.object({ clasificados: z.array(MachineRowSchema), total: z.number() })
/**
 * The whole item for its owner and staff, in the form's fields: with an edit that waits for approval applied. Sending
 * it back unchanged changes nothing.
 */
export const MachineSchema = z.object({
  ...itemFields.one,
  ...rowFields(factFields),
  ...rowFields(offerFields),
  precio_final: z.number(),
  ...rowFields(chargeFields),
  ...storedSheet,
  vence_en: momentField.nullable(),
})
export const MachineInitDataSchema = z.object({
  categorias: z.array(ChoiceSchema),
  paises: z.array(ChoiceSchema.extend({ codigo: z.string() })),
  unidades_tiempo: z.array(ChoiceSchema),
})
export const { ApproveSchema, PublishSchema, FeatureSchema } = decisionSchemas(says('approvalInvalid'))
export const RenewLinkSchema = z.object({ token: z.string().min(20).max(200) })
