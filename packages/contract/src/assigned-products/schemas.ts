import { z } from 'zod'
import { amountField, idField, languageField, listFields, optionalId, versionField } from '../core/fields.ts'
import { bulkForm } from '../core/records/bulk/schemas.ts'
import type { assignedProductMessages } from '../products/assigned-messages.ts'
import { PriceMode } from './constants.ts'

const says = (key: keyof typeof assignedProductMessages) => key

export const AssignmentByIdSchema = z.object({ id: idField(says('absent')) })
export const OneAssignmentSchema = z.object({ producto_configuracion_id: idField(says('absent')) })
export const AssignmentSavedSchema = z.object({ id: z.number(), version: z.number() })

/** Columns the list can be sorted by. */
export const assignmentOrders = ['producto_nombre', 'empresa_nombre', 'sucursal_nombre', 'creado_en'] as const
export const AssignmentListQuerySchema = z.object({
  ...listFields(assignmentOrders),
  producto_id: optionalId(),
  empresa_id: optionalId(),
  sucursal_id: optionalId(),
})
export const AssignmentBulkSchema = bulkForm(['eliminar'], AssignmentListQuerySchema)
export const AssignmentDownloadQuerySchema = AssignmentListQuerySchema.omit({ page: true, page_row: true }).extend({
  idioma: languageField,
})
export const AssignmentDownloadSchema = z.object({ url_file: z.string() })

export const AssignedTierSchema = z.object({
  desde: z.number(),
  /** Null means no upper end. */
  hasta: z.number().nullable(),
  /** An amount or a percentage, as `modo` says. */
  valor: z.number(),
  /** Unit price; null while the product has no suggested price. */
  precio: z.number().nullable(),
  /** The minimum a distributor pays for it in the country of the branch; null without a projection. */
  piso: z.number().nullable(),
  /** Share of the price above the floor. */
  margen: z.number().nullable(),
})

export const AssignmentSchema = z.object({
  id: z.number(),
  producto_id: z.number(),
  producto_nombre: z.string(),
  producto_nombre_en: z.string(),
  categoria_id: z.number(),
  precio_sugerido: z.number().nullable(),
  empresa_id: z.number(),
  empresa_nombre: z.string(),
  sucursal_id: z.number(),
  sucursal_nombre: z.string(),
  pais_id: z.number(),
  modo: z.enum(PriceMode),
  tramos: z.array(AssignedTierSchema),
  version: z.number(),
})
export const AssignmentListSchema = z.object({ asignaciones: z.array(AssignmentSchema), total: z.number() })

const wrong = says('priceInvalid')
const value = amountField(wrong)

export const AssignmentFormSchema = z.object({
  producto_id: idField(says('productInvalid')),
  empresa_id: idField(says('enterpriseInvalid')),
  sucursal_id: idField(says('branchInvalid')),
  modo: z.enum(PriceMode, wrong),
  /** One per tier of the product's category, by its first unit. */
  tramos: z
    .array(z.object({ desde: idField(wrong), valor: value }, wrong), wrong)
    .min(1, wrong)
    .max(10, wrong),
})
export const AssignmentUpdateSchema = AssignmentFormSchema.extend({ version: versionField })

export const AssignmentInitDataSchema = z.object({
  productos: z.array(
    z.object({
      id: z.number(),
      nombre: z.string(),
      categoria_id: z.number(),
      precio_sugerido: z.number().nullable(),
    }),
  ),
  empresas: z.array(z.object({ id: z.number(), nombre: z.string(), pais_id: z.number() })),
  sucursales: z.array(z.object({ id: z.number(), nombre: z.string(), empresa_id: z.number() })),
  /** The minimum a distributor pays for a product in a country; only where it has a projection. */
  pisos: z.array(z.object({ producto_id: z.number(), pais_id: z.number(), piso: z.number() })),
  /** Whether the reader may assign, or only read. */
  puede_asignar: z.boolean(),
  puede_eliminar: z.boolean(),
})
