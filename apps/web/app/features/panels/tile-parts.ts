import type { QuoteCurrency } from '@portal/contract/core/currencies'
import type { Of } from '@portal/contract/core/fields'
import type { PanelSchema, TileSchema } from '@portal/contract/panels/schemas'
import { tileUnits } from '@portal/contract/panels/titles'

export type PanelData = Of<typeof PanelSchema>
export type TileData = Of<typeof TileSchema>
export type Amount = TileData['actual']

/** What the length of a bar means. */
export type Measure = { kind: 'count' } | { kind: 'share' } | { kind: 'money'; currency: QuoteCurrency }

/**
 * Returns what a chart of a tile shows: money in one currency only, never currencies on top of each other; where a tile
 * of money has several and none was chosen, its numbers.
 */
export function measureOf({ mosaico, actual }: TileData): Measure {
  const unit = tileUnits[mosaico]
  if (unit === 'share') return { kind: 'share' }
  if (unit !== 'money') return { kind: 'count' }
  if (actual.convertido) return { kind: 'money', currency: actual.convertido.moneda }
  const [only, ...others] = actual.sumas
  return only && others.length === 0 ? { kind: 'money', currency: only.moneda } : { kind: 'count' }
}

/** Returns the number of an amount by a measure. */
export function sizeOf({ total, de, sumas, convertido }: Omit<Amount, 'grupo'>, measure: Measure): number {
  if (measure.kind === 'share') return de ? total / de : 0
  if (measure.kind === 'count') return total
  if (convertido?.moneda === measure.currency) return Number(convertido.total)
  return Number(sumas.find(({ moneda }) => moneda === measure.currency)?.total ?? 0)
}

/** Returns the groups of a tile that have something. */
export const groupsOf = ({ grupos, puntos }: TileData) =>
  grupos.filter(({ clave }) => puntos.some(({ grupo }) => grupo === clave))

/** Whether its points are by interval; otherwise they are one for each group. */
export const isByInterval = ({ puntos }: TileData): boolean => puntos.some(({ intervalo }) => intervalo !== null)
