import { z } from 'zod'
import { idField, listFields, momentField, numberField, optionalId, optionalNumber } from '../core/fields.ts'
import { parties } from './constants.ts'
import type { projectionMessages } from './messages.ts'
import { projectionKinds } from './number-kinds.ts'
import { projectionRefusals } from './refusals.ts'

const says = (key: keyof typeof projectionMessages) => key

export const ProjectionByIdSchema = z.object({ id: idField(says('notRecognized')) })
export const OneProjectionSchema = z.object({ proyeccion_id: idField(says('notRecognized')) })
export const ProjectionSavedSchema = z.object({ id: z.number(), version: z.number() })

/** Columns the list can be sorted by. */
export const projectionOrders = [
  'producto_nombre',
  'pais_nombre',
  'total_com',
  'costo_distribuidor',
  'precio_sugerido',
  'vigente_desde',
] as const
export const ProjectionListQuerySchema = z.object({
  ...listFields(projectionOrders),
  producto_id: optionalId(),
  pais_id: optionalId(),
})

/** `projectionRefusals` checks its bounds. */
const figure = (message: string) => numberField(projectionKinds.cost, message)
const percentage = (message: string) => numberField(projectionKinds.percentage, message)
const units = (message: string) => numberField(projectionKinds.units, message)

/** Computed by the screen; compared with the server's result. */
const computed = (message: string) => optionalNumber(figure(message), message)

const RangeFormSchema = z.object({
  desde: units(says('unitRangeInvalid')),
  /** Null in the last, open range. */
  hasta: z.union(
    [z.literal('').transform(() => null), z.null(), units(says('unitRangeInvalid'))],
    says('unitRangeInvalid'),
  ),
  descuento: percentage(says('rangeDiscountInvalid')),
})

const figures = {
  costo_cable: figure(says('cableCostInvalid')),
  costo_pcb: figure(says('pcbCostInvalid')),
  costo_plastico: figure(says('plasticCostInvalid')),
  costo_filamento: figure(says('filamentCostInvalid')),
  costo_superficie: figure(says('surfaceCostInvalid')),
  costo_resina: figure(says('resinCostInvalid')),
  costo_oring: figure(says('oringCostInvalid')),
  costo_extras: figure(says('extrasCostInvalid')),
  royalty_monto: figure(says('royaltyAmountInvalid')),
  royalty_porcentaje: percentage(says('royaltyPercentageInvalid')),
  precio_sugerido: figure(says('suggestedPriceInvalid')),
  porcentaje_utilidad: percentage(says('profitPercentageInvalid')),
  margen_master: percentage(says('masterMarginInvalid')),
  rangos: z.array(RangeFormSchema, says('unitRangeInvalid')),
}

const totals = {
  royalty_total: computed(says('royaltyTotalMismatch')),
  total_com: computed(says('totalComMismatch')),
  porcentaje_sugerido: optionalNumber(
    percentage(says('suggestedPercentageInvalid')),
    says('suggestedPercentageInvalid'),
  ),
  costo_master: computed(says('masterCostInvalid')),
  costo_distribuidor: computed(says('distributorCostInvalid')),
}

type Figures = z.output<z.ZodObject<typeof figures>>

const refuse = (input: Figures, context: z.RefinementCtx) => {
  for (const { field, range, says: message } of projectionRefusals(input))
    context.addIssue({ code: 'custom', path: range === null ? [field] : [field, range], message })
}

const placed = {
  unidad_id: idField(says('unitInvalid')),
  /** The first day of validity; today by default. */
  vigente_desde: z.union([z.literal('').transform(() => null), z.null(), z.iso.date()]).default(null),
  /** The version of the projection in the form; null or absent for the first one of a product in a country. */
  version: optionalId(),
}

export const ProjectionFormSchema = z
  .object({
    producto_id: idField(says('productInvalid')),
    pais_id: idField(says('countryInvalid')),
    ...placed,
    ...figures,
    ...totals,
  })
  .superRefine(refuse)
export const ProjectionUpdateSchema = z.object({ ...placed, ...figures, ...totals }).superRefine(refuse)
export const ProjectionSimulationFormSchema = z
  .object({
    ...figures,
    ...totals,
    cantidad: optionalNumber(units(says('unitRangeInvalid')), says('unitRangeInvalid')),
  })
  .superRefine(refuse)

const PricedRangeSchema = z.object({
  desde: z.number(),
  hasta: z.number().nullable(),
  descuento: z.number(),
  precio: z.number(),
  margen_distribuidor: z.number(),
})

const sheet = {
  precio_sugerido: z.number(),
  costo_master: z.number(),
  margen_master: z.number(),
  costo_distribuidor: z.number(),
  rangos: z.array(PricedRangeSchema),
}

/**
 * Null for distributors, who see what they pay and not what the company pays; a single figure is null without a cost.
 */
const companySheet = {
  costo_cable: z.number().nullable(),
  costo_pcb: z.number().nullable(),
  costo_plastico: z.number().nullable(),
  costo_filamento: z.number().nullable(),
  costo_superficie: z.number().nullable(),
  costo_resina: z.number().nullable(),
  costo_oring: z.number().nullable(),
  costo_extras: z.number().nullable(),
  royalty_monto: z.number().nullable(),
  royalty_porcentaje: z.number().nullable(),
  royalty_total: z.number().nullable(),
  total_com: z.number().nullable(),
  porcentaje_sugerido: z.number().nullable(),
  porcentaje_utilidad: z.number().nullable(),
}

export const ProjectionRowSchema = z.object({
  id: z.number(),
  producto_id: z.number(),
  producto_nombre: z.string(),
  producto_nombre_en: z.string(),
  pais_id: z.number(),
  pais_nombre: z.string(),
  pais_nombre_en: z.string(),
  /** Null for distributors. */
  total_com: z.number().nullable(),
  costo_master: z.number(),
  costo_distribuidor: z.number(),
  precio_sugerido: z.number(),
  /** Of the version valid today, or of the first one when none is valid yet. */
  vigente_desde: z.string(),
  /** The first day of the next version. */
  proxima_desde: z.string().nullable(),
  versiones: z.number(),
})
export const ProjectionListSchema = z.object({ proyecciones: z.array(ProjectionRowSchema), total: z.number() })

export const ProjectionVersionSchema = z.object({
  id: z.number(),
  vigente_desde: z.string(),
  unidad_id: z.number(),
  ...sheet,
  ...companySheet,
  creado_en: momentField,
  creado_por_nombre: z.string().nullable(),
})

export const ProjectionSchema = z.object({
  id: z.number(),
  producto_id: z.number(),
  producto_nombre: z.string(),
  producto_nombre_en: z.string(),
  categoria_id: z.number(),
  pais_id: z.number(),
  pais_nombre: z.string(),
  pais_nombre_en: z.string(),
  /** Every version, the latest start first. */
  versiones: z.array(ProjectionVersionSchema),
  /** The version valid today; null while all are planned. */
  version_vigente_id: z.number().nullable(),
  puede_guardar: z.boolean(),
  puede_eliminar: z.boolean(),
  version: z.number(),
})

const PartiesSchema = z.object({
  total: z.number(),
  ...Object.fromEntries(parties.map((party) => [party, z.number()])),
})

/** A broken link in the order of costs. */
export const BrokenLinkSchema = z.object({
  eslabon: z.enum(['costo_master', 'costo_distribuidor', 'precio']),
  rango: z.number().nullable(),
  minimo: z.number(),
  valor: z.number(),
})

export const ProjectionSimulationSchema = z.object({
  costo_base: z.number(),
  royalty_total: z.number(),
  total_com: z.number(),
  precio_sugerido: z.number(),
  porcentaje_sugerido: z.number().nullable(),
  costo_master: z.number(),
  costo_distribuidor: z.number(),
  descuento_maximo: z.number().nullable(),
  rangos: z.array(PricedRangeSchema.extend({ utilidad_unidad: PartiesSchema })),
  /** Empty when the order of costs is correct. */
  eslabones: z.array(BrokenLinkSchema),
  /** Profits on `cantidad`, at the price of its range; null without a quantity. */
  utilidad: PartiesSchema.nullable(),
})

export const ProjectionInitDataSchema = z.object({
  productos: z.array(
    z.object({
      id: z.number(),
      nombre: z.string(),
      categoria_id: z.number(),
      unidad_id: z.number().nullable(),
      /** Countries where it is configured. */
      paises: z.array(z.number()),
      /** Its projections, by country. */
      proyecciones: z.array(z.object({ id: z.number(), pais_id: z.number() })),
    }),
  ),
  hoy: z.string(),
  puede_guardar: z.boolean(),
})

export const ProductToPlaceSchema = z.object({ id: idField() })
export const PlacedProductSchema = z.object({ producto_id: idField() })

/** The ids of the countries a product is configured for (rule prices/countries). */
export const ProductCountriesSchema = z.object({
  paises: z.array(z.number()),
  /** Countries where it has a projection; they cannot be removed. */
  con_proyeccion: z.array(z.number()),
  puede_configurar: z.boolean(),
})
export const ProductCountriesFormSchema = z.object({ paises: z.array(idField(), 'invalid').max(250, 'invalid') })
