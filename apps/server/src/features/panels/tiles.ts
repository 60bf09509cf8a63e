import type { QuoteCurrency } from '@portal/contract/core/currencies'
import { decimalOf, decimalText, plus } from '@portal/contract/core/decimal'
import type { Text } from '@portal/contract/core/text'
import type { TileName } from '@portal/contract/panels/constants'
import type { Actor } from '#core/base/actor.ts'
import type { PanelSpans, Spans } from './periods.ts'

/** Exact, as decimal text. */
export interface Sum {
  moneda: QuoteCurrency
  total: string
  /** Of money: what of `total` was given back, and what is left. */
  devuelto?: string
  neto?: string
}

export interface Amount {
  total: number
  sumas: Sum[]
  /** Of how many, where it is a share. */
  de?: number
}

export interface Point extends Amount {
  grupo: string
  /** Null: all of them, or now. */
  intervalo: number | null
}

export interface Group extends Text {
  clave: string
}

/** What a tile shows: numbers of a list, with the days of which they are. */
export interface Tile {
  spans: Spans
  actual: Amount
  anterior: Amount | null
  hoy: Amount | null
  grupos: Group[]
  puntos: Point[]
}

/** A number of a feature's lists on a panel, counted by the conditions of these lists. */
export interface TileSource {
  tile: TileName
  /** Whether they may open the list behind it. */
  isFor(actor: Actor): boolean
  read(actor: Actor, spans: PanelSpans): Promise<Tile>
}

/** Without sums. */
export const amountOf = (total: number): Amount => ({ total, sumas: [] })

const sumOf = (amounts: readonly string[]): string => decimalText(amounts.map(decimalOf).reduce(plus, decimalOf('0')))

/** Returns what all of these come to, each currency by itself. */
export function totalOf(amounts: readonly Amount[]): Amount {
  const byCurrency = Map.groupBy(
    amounts.flatMap(({ sumas }) => sumas),
    ({ moneda }) => moneda,
  )
  const sumas = [...byCurrency]
    .map(([moneda, sums]) => ({
      moneda,
      total: sumOf(sums.map(({ total }) => total)),
      ...(sums.some(({ neto }) => neto !== undefined) && {
        devuelto: sumOf(sums.map(({ devuelto = '0' }) => devuelto)),
        neto: sumOf(sums.map(({ neto = '0' }) => neto)),
      }),
    }))
    .toSorted((a, b) => (a.moneda < b.moneda ? 1 : -1))
  const total = amounts.reduce((sum, amount) => sum + amount.total, 0)
  const of = amounts.some(({ de }) => de !== undefined)
  return { total, sumas, ...(of && { de: amounts.reduce((sum, { de = 0 }) => sum + de, 0) }) }
}

/** Returns the points of rows by group and interval, each currency of a point by itself. */
export function pointsOf(
  rows: readonly {
    grupo: string
    intervalo: number | null
    total: number
    moneda?: QuoteCurrency
    suma?: string
    devuelto?: string
    neto?: string
  }[],
): Point[] {
  const found = Map.groupBy(rows, ({ grupo, intervalo }) => `${intervalo} ${grupo}`)
  return [...found.values()].map((parts) => ({
    grupo: parts[0]!.grupo,
    intervalo: parts[0]!.intervalo,
    ...totalOf(
      parts.map(({ total, moneda, suma, devuelto, neto }) => ({
        total,
        sumas:
          moneda !== undefined && suma !== undefined
            ? [{ moneda, total: suma, ...(devuelto !== undefined && { devuelto, neto }) }]
            : [],
      })),
    ),
  }))
}
