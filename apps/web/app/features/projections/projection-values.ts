import type { In, Of } from '@portal/contract/core/fields'
import { tiersOf } from '@portal/contract/products/constants'
import { SaleUnit } from '@portal/contract/products/units'
import { type CompanyFigure, costFields } from '@portal/contract/projections/constants'
import { projectionRefusals } from '@portal/contract/projections/refusals'
import type * as s from '@portal/contract/projections/schemas'
import {
  type ProjectionInput,
  type ProjectionSheet,
  percentageFromPrice,
  priceFromPercentage,
  projectionSheet,
} from '@portal/contract/projections/sheet'
import type { Loose } from '#core/dashboard/form/use-wire-form.ts'

export type Projection = Of<typeof s.ProjectionSchema>
export type ProjectionVersion = Of<typeof s.ProjectionVersionSchema>
/** A version including the company's costs, as managers see it. */
export type WholeVersion = ProjectionVersion & { [F in Exclude<CompanyFigure, 'porcentaje_sugerido'>]: number }
export type ProjectionForm = In<typeof s.ProjectionFormSchema>
export type ProjectionValues = Loose<ProjectionForm>
export type ProjectionChoices = Of<typeof s.ProjectionInitDataSchema>

const computedOnSending = { royalty_total: '', total_com: '', costo_master: '', costo_distribuidor: '' } as const

/** Whether the version includes the company's costs. */
export const isWhole = (version: ProjectionVersion): version is WholeVersion => version.total_com !== null

/** Returns the values of a version. Saving creates another version, starting today unless it is a planned one. */
export function valuesOf(projection: Projection, version: WholeVersion, today: string): ProjectionValues {
  const { producto_id, pais_id, version: stored } = projection
  const costs = Object.fromEntries(costFields.map((field) => [field, version[field]])) as Pick<
    WholeVersion,
    (typeof costFields)[number]
  >
  return {
    ...{ producto_id, pais_id, version: stored, unidad_id: version.unidad_id },
    vigente_desde: version.vigente_desde > today ? version.vigente_desde : today,
    ...costs,
    royalty_monto: version.royalty_monto,
    royalty_porcentaje: version.royalty_porcentaje,
    precio_sugerido: version.precio_sugerido,
    porcentaje_sugerido: version.porcentaje_sugerido ?? '',
    porcentaje_utilidad: version.porcentaje_utilidad,
    margen_master: version.margen_master,
    rangos: version.rangos.map(({ desde, hasta, descuento }) => ({ desde, hasta, descuento })),
    ...computedOnSending,
  }
}

/** Returns a new sheet of a product in a country: zero costs, with the ranges of its category. */
export function newProjection(
  product: ProjectionChoices['productos'][number],
  countryId: number,
  today: string,
): ProjectionValues {
  const nothing = Object.fromEntries(costFields.map((field) => [field, 0])) as Record<(typeof costFields)[number], 0>
  return {
    ...{ producto_id: product.id, pais_id: countryId, version: null, unidad_id: product.unidad_id ?? SaleUnit.piece },
    vigente_desde: today,
    ...nothing,
    ...{ royalty_monto: 0, royalty_porcentaje: 0, precio_sugerido: '', porcentaje_sugerido: '' },
    ...{ porcentaje_utilidad: 0, margen_master: 0 },
    rangos: tiersOf(product.categoria_id).map(({ from, to }) => ({ desde: from, hasta: to, descuento: 0 })),
    ...computedOnSending,
  }
}

const figure = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)

/** Returns the typed values as input of the rules; an empty field is NaN, which they refuse. */
function inputOf(values: ProjectionValues): ProjectionInput {
  const ranges = values.rangos || []
  return {
    ...(Object.fromEntries(costFields.map((field) => [field, figure(values[field])])) as Pick<
      ProjectionInput,
      (typeof costFields)[number]
    >),
    royalty_monto: figure(values.royalty_monto),
    royalty_porcentaje: figure(values.royalty_porcentaje),
    precio_sugerido: figure(values.precio_sugerido),
    porcentaje_utilidad: figure(values.porcentaje_utilidad),
    margen_master: figure(values.margen_master),
    rangos: ranges.map(({ desde, hasta, descuento }) => ({
      desde: figure(desde),
      hasta: hasta === null ? null : figure(hasta),
      descuento: figure(descuento),
    })),
  }
}

/** Returns the sheet of the typed values, by the same rules as on the server; null while a figure is invalid. */
export function sheetOf(values: ProjectionValues): ProjectionSheet | null {
  const input = inputOf(values)
  return projectionRefusals(input).length > 0 ? null : projectionSheet(input)
}

function totalComOf(values: ProjectionValues): number | null {
  const input = { ...inputOf(values), precio_sugerido: 1, porcentaje_utilidad: 0, margen_master: 0 }
  return projectionRefusals(input).length > 0 ? null : projectionSheet(input).total_com
}

/**
 * Returns the changes that follow from a change: a typed price updates its percentage; any other change keeps the
 * percentage and updates the price.
 */
export function afterChange(values: ProjectionValues, change: Partial<ProjectionValues>): Partial<ProjectionValues> {
  const next = { ...values, ...change }
  const total = totalComOf(next)
  if (total === null) return change
  if ('precio_sugerido' in change) {
    const price = figure(change.precio_sugerido)
    return { ...change, porcentaje_sugerido: Number.isFinite(price) ? (percentageFromPrice(total, price) ?? '') : '' }
  }
  const percentage = figure(next.porcentaje_sugerido)
  return Number.isFinite(percentage) ? { ...change, precio_sugerido: priceFromPercentage(total, percentage) } : change
}

/** Returns the form to send, with the totals on the screen, so that the server can report differences. */
export function bodyOf(values: ProjectionValues): ProjectionForm {
  const sheet = sheetOf(values)
  const { royalty_total, total_com, costo_master, costo_distribuidor } = sheet ?? computedOnSending
  return { ...values, royalty_total, total_com, costo_master, costo_distribuidor } as ProjectionForm
}
