import { z } from 'zod'
import { hasDecimals } from '../../core/decimal.ts'
import { flagField, idField, momentField, numberField, optionalDay } from '../../core/fields.ts'
import { bulkLimits } from '../../core/limits.ts'
import { BulkOutcomeSchema } from '../../core/records/bulk/schemas.ts'
import { costFields, costChangeLimits as limits, projectionLimits } from '../constants.ts'
import type { projectionMessages } from '../messages.ts'
import { projectionKinds } from '../number-kinds.ts'
import { BrokenLinkSchema } from '../schemas.ts'

const says = (key: keyof typeof projectionMessages) => key

const change = {
  pais_id: idField(says('countryInvalid')),
  componente: z.enum(costFields, says('componentInvalid')),
  /** Of the cost: `2,5` raises it, `-3` lowers it. */
  porcentaje: numberField(projectionKinds.percentage, says('changeInvalid')).refine(
    (percentage) =>
      percentage !== 0 &&
      percentage >= limits.minPercentage &&
      percentage <= limits.maxPercentage &&
      hasDecimals(percentage, projectionLimits.decimals),
    says('changeInvalid'),
  ),
  /** Whether the suggested price keeps its percentage on the cost, as in the form; otherwise it keeps its amount. */
  sigue_precio: flagField().default(true),
}

export const CostChangeFormSchema = z.object({
  ...change,
  /** The first day of the new versions; today by default. */
  vigente_desde: optionalDay(says('dayInvalid')),
})

const chosen = z
  .array(
    z.object({ id: idField(says('chosenInvalid')), version: idField(says('chosenInvalid')) }),
    says('chosenInvalid'),
  )
  .min(1, says('chosenInvalid'))
  .max(bulkLimits.records, says('chosenInvalid'))
  .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, says('chosenInvalid'))

/** The change that was previewed, and the projections to change with the versions that were shown. */
export const CostChangeApplySchema = z.object({
  ...change,
  vigente_desde: optionalDay(says('dayInvalid')),
  proyecciones: chosen,
})

const BeforeAfterSchema = z.object({ antes: z.number(), despues: z.number() })

export const CostChangeRowSchema = z.object({
  /** The projection. */
  id: z.number(),
  version: z.number(),
  producto_id: z.number(),
  producto_nombre: z.string(),
  producto_nombre_en: z.string(),
  /** The first day of the new version: the day of the change, or that of a projection that begins later. */
  vigente_desde: z.string(),
  /** The first day of a later version, which the change leaves as it is; null when none is planned. */
  proxima_desde: z.string().nullable(),
  componente: BeforeAfterSchema,
  total_com: BeforeAfterSchema,
  costo_master: BeforeAfterSchema,
  costo_distribuidor: BeforeAfterSchema,
  precio_sugerido: BeforeAfterSchema,
  rangos: z.array(BeforeAfterSchema.extend({ desde: z.number(), hasta: z.number().nullable() })),
  /** Why the product is blocked; null when it can be changed. */
  bloqueo: z.object({ codigo: z.number(), motivo: z.string(), motivo_en: z.string() }).nullable(),
  /** The broken links in the order of costs. */
  eslabones: z.array(BrokenLinkSchema),
})

export const CostChangePreviewSchema = z.object({
  vigente_desde: z.string(),
  /** By product name; products whose cost does not change are left out. */
  filas: z.array(CostChangeRowSchema),
  /** Products of the country whose cost does not change. */
  sin_cambio: z.number(),
})

export const CostChangedSchema = z.object({
  cambio_id: z.number(),
  hechos: z.number(),
  rechazados: z.array(BulkOutcomeSchema),
})

export const CostChangeByIdSchema = z.object({ id: idField(says('changeNotRecognized')) })
export const CostRestoredSchema = z.object({ deshechos: z.number(), rechazados: z.array(BulkOutcomeSchema) })

export const CostChangeListSchema = z.object({
  /** The last ones, newest first. */
  cambios: z.array(
    z.object({
      id: z.number(),
      pais_id: z.number(),
      componente: z.enum(costFields),
      porcentaje: z.number(),
      sigue_precio: z.boolean(),
      vigente_desde: z.string(),
      productos: z.number(),
      creado_en: momentField,
      creado_por_nombre: z.string(),
      deshecho_en: momentField.nullable(),
      deshecho_por_nombre: z.string().nullable(),
      /** Until when it can be undone. */
      se_deshace_hasta: momentField,
      puede_deshacer: z.boolean(),
    }),
  ),
})
