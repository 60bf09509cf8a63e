import { type CompanyFigure, type CostField, companyFigures, costFields } from '@portal/contract/projections/constants'
import type { projectionMessages } from '@portal/contract/projections/messages'
import { brokenLinks, linkMessages } from '@portal/contract/projections/order'
import {
  type ProjectionInput,
  type ProjectionSheet,
  priceFromPercentage,
  projectionSheet,
} from '@portal/contract/projections/sheet'

/** Totals computed and sent by a screen. */
export interface SentTotals {
  royalty_total: number | null
  total_com: number | null
  porcentaje_sugerido: number | null
  costo_master: number | null
  costo_distribuidor: number | null
}

/** A total that differs from the computed one, and its message. */
export interface Mismatch {
  field: keyof SentTotals
  says: keyof typeof projectionMessages
}

/** Sent totals may be rounded as displayed. */
const tolerance = 0.005
const differs = (sent: number | null, computed: number | null) =>
  sent !== null && !(computed !== null && Math.abs(sent - computed) <= tolerance)

/** Returns the sent totals that differ from the computed ones. */
export function mismatchesOf(sent: SentTotals, sheet: ProjectionSheet): Mismatch[] {
  const { porcentaje_sugerido: percentage } = sent
  const leadsToPrice =
    percentage !== null && !differs(priceFromPercentage(sheet.total_com, percentage), sheet.precio_sugerido)
  const isWrong: [Mismatch, boolean][] = [
    [{ field: 'royalty_total', says: 'royaltyTotalMismatch' }, differs(sent.royalty_total, sheet.royalty_total)],
    [{ field: 'total_com', says: 'totalComMismatch' }, differs(sent.total_com, sheet.total_com)],
    [
      { field: 'porcentaje_sugerido', says: 'suggestedPercentageInvalid' },
      !leadsToPrice && differs(percentage, sheet.porcentaje_sugerido),
    ],
    [{ field: 'costo_master', says: 'masterCostInvalid' }, differs(sent.costo_master, sheet.costo_master)],
    [
      { field: 'costo_distribuidor', says: 'distributorCostInvalid' },
      differs(sent.costo_distribuidor, sheet.costo_distribuidor),
    ],
  ]
  return isWrong.filter(([, is]) => is).map(([mismatch]) => mismatch)
}

/** Returns the broken links in the order of costs, with the field of each. */
export function orderOf(sheet: ProjectionSheet) {
  const fields = { costo_master: 'porcentaje_utilidad', costo_distribuidor: 'margen_master', precio: 'rangos' } as const
  return brokenLinks(sheet).map((link) => ({
    link,
    says: linkMessages[link.eslabon],
    field: link.rango === null ? fields[link.eslabon] : `${fields[link.eslabon]}.${link.rango}`,
  }))
}

/** Returns the columns of a version: its figures and the computed ones. */
export function versionColumns(input: ProjectionInput) {
  const { royalty_total, total_com, porcentaje_sugerido, costo_master, costo_distribuidor, rangos } =
    projectionSheet(input)
  const costs = Object.fromEntries(costFields.map((field) => [field, input[field]])) as Record<CostField, number>
  const { royalty_monto, royalty_porcentaje, precio_sugerido, porcentaje_utilidad, margen_master } = input
  return {
    ...costs,
    ...{ royalty_monto, royalty_porcentaje, royalty_total, total_com },
    ...{ precio_sugerido, porcentaje_sugerido, porcentaje_utilidad, costo_master, margen_master, costo_distribuidor },
    rangos,
  }
}

/**
 * Returns a version for a distributor: from what the master pays on, without figures that reveal what the company pays.
 */
export function withoutCompanyCosts<V extends Record<CompanyFigure, number | null>>(version: V) {
  const hidden = Object.fromEntries(companyFigures.map((figure) => [figure, null])) as Record<CompanyFigure, null>
  return { ...version, ...hidden }
}
