import { Currency } from '@portal/contract/core/currencies'
import type { In, Of } from '@portal/contract/core/fields'
import type { Panel } from '@portal/contract/panels/constants'
import type { PanelQuerySchema, PanelSchema, TileSchema } from '@portal/contract/panels/schemas'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { todayIn, zoneOf } from '#core/database/days.ts'
import { rateOfToday } from '#features/rates/service.ts'
import type { Days } from '#features/start/service.ts'
import { inOneCurrency } from './conversion.ts'
import { intervalsOf, type PanelSpans, spansOf } from './periods.ts'
import type { Amount, TileSource } from './tiles.ts'

export { intervalsOf } from './periods.ts'
export { amountOf, type Group, type Point, pointsOf, type Tile, type TileSource, totalOf } from './tiles.ts'

/** What each panel shows, in its order. */
export type PanelSources = Readonly<Record<Panel, readonly TileSource[]>>

export type PanelQuery = Of<typeof PanelQuerySchema>
export type PanelReply = In<typeof PanelSchema>

/** Returns the numbers of a panel for a period: each the total of a list that the actor may open, of what they may see. */
export async function panelFor(
  db: Db,
  sources: readonly TileSource[],
  actor: Actor,
  { periodo, desde, hasta, moneda }: PanelQuery,
): Promise<PanelReply> {
  const today = await todayIn(db, await zoneOf(db, actor.enterpriseId))
  const spans = spansOf(periodo, today, { desde, hasta })
  const target = moneda === '' ? null : moneda
  const [rate, mosaicos] = await Promise.all([
    target === null ? null : rateOfToday(db, Currency.dollar),
    Promise.all(sources.filter((source) => source.isFor(actor)).map((source) => read(source, actor, spans))),
  ])
  const convert = target === null ? () => null : inOneCurrency(target, rate ?? null)
  return {
    hoy: today,
    periodo: { actual: asPeriod(spans.elapsed.current), anterior: asPeriod(spans.elapsed.previous) },
    tipo_cambio: rate ?? null,
    mosaicos: mosaicos.map((tile) => asReply(tile, convert)),
  }
}

const read = async (source: TileSource, actor: Actor, spans: PanelSpans) => ({
  tile: source.tile,
  ...(await source.read(actor, spans)),
})

const asPeriod = ({ from, to }: Days) => ({ desde: from, hasta: to })

type Convert = (sums: Amount['sumas']) => In<typeof TileSchema>['actual']['convertido']

function asReply(
  { tile, spans, actual, anterior, hoy, grupos, puntos }: Awaited<ReturnType<typeof read>>,
  convert: Convert,
): In<typeof TileSchema> {
  const amount = ({ total, sumas, de }: Amount) => ({ total, sumas, convertido: convert(sumas), de: de ?? null })
  return {
    mosaico: tile,
    periodo: { actual: asPeriod(spans.current), anterior: asPeriod(spans.previous) },
    actual: amount(actual),
    anterior: anterior && amount(anterior),
    hoy: hoy && amount(hoy),
    intervalos: intervalsOf(spans).map(asPeriod),
    grupos,
    puntos: puntos
      .filter(({ total }) => total > 0)
      .map((point) => ({ grupo: point.grupo, intervalo: point.intervalo, ...amount(point) })),
  }
}
