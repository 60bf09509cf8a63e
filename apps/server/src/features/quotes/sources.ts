import { Module } from '@portal/contract/access/constants'
import { timelineKinds } from '@portal/contract/contacts/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { moneyText } from '@portal/contract/core/money'
import { noneChoice } from '@portal/contract/core/none-choice'
import { tileNames } from '@portal/contract/panels/constants'
import { AllQuotesQuerySchema } from '@portal/contract/quotes/schemas'
import { QuoteStatus, quoteStatusNames } from '@portal/contract/quotes/states'
import { searchLists } from '@portal/contract/search/constants'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { ownScopeOf, type Scope } from '#core/base/scope.ts'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Db } from '#core/database/database.ts'
import { recordAll } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import type { TimelineSource } from '#features/contacts/service.ts'
import { type Group, type Point, pointsOf, type Tile, type TileSource, totalOf } from '#features/panels/service.ts'
import type { RecordSource } from '#features/search/service.ts'
import type { Days } from '#features/start/service.ts'
import { type HoldingSource, nothingElse } from '#features/transfers/service.ts'
import type { QuoteDeps } from './deps.ts'
import { expireDue } from './expiry/expire.ts'
import { addEvent, audit } from './history.ts'
import { askedBy } from './list/list.ts'
import { allQuotesScopeOf } from './policy.ts'
import { changeQuote, getFullName, lockQuote } from './queries.ts'
import { findNewest, searchOf } from './search/queries.ts'
import * as queries from './source-queries.ts'

type Deps = Pick<QuoteDeps, 'db' | 'changes'>
/** Which list: the reader's own, or the widest that they may open. */
type Which = 'mias' | 'todas'
type Count = typeof queries.countStates
type Row = Awaited<ReturnType<Count>>[number]

/** Counts change only with quotes (decision 011). */
const cacheBounds = { ms: 10 * 60_000, max: 500 }

/** Returns a function that counts the quotes of a list by interval; cached until a quote changes. */
function counter(deps: Deps, which: Which) {
  const { db } = deps
  const known = answerCache<Row[]>(deps.changes, ['cotizaciones'], cacheBounds)
  const scopeFor = (actor: Actor): Scope => (which === 'mias' ? ownScopeOf(actor) : allQuotesScopeOf(actor))
  return async (actor: Actor, name: string, count: Count, wanted: object, starts: readonly string[]) => {
    await expireDue(deps)
    const scope = scopeFor(actor)
    const { orden: _, ...filters } = await askedBy(db, actor, AllQuotesQuerySchema.parse(wanted))
    const key = JSON.stringify([name, scope, filters, starts])
    return pointsOf(await known(key, () => count(db, scope, { filters, starts })))
  }
}

const made = ({ from, to }: Days) => ({ estado: 'todas', creada_desde: from, creada_hasta: to })
const confirmed = ({ from, to }: Days) => ({
  estado: QuoteStatus.approved,
  anuladas: 'no',
  aprobada_desde: from,
  aprobada_hasta: to,
})

/** Quotes by status, and those of them that were confirmed: of the reader's own list, or of their widest one. */
export function quoteTiles(deps: Deps, which: Which): TileSource[] {
  const count = counter(deps, which)
  const madeIn = (actor: Actor, days: Days, starts: readonly string[]) =>
    count(actor, 'states', queries.countStates, made(days), starts)
  const outcomesIn = (actor: Actor, days: Days, starts: readonly string[]) =>
    count(actor, 'outcomes', queries.countOutcomes, made(days), starts)
  const states = Object.values(QuoteStatus).map((clave) => ({ clave, ...quoteStatusNames[clave] }))
  const isFor = () => true
  return [
    {
      tile: tileNames.quotesByState,
      isFor,
      async read(actor, { elapsed: spans }) {
        const [puntos, before] = await Promise.all([
          madeIn(actor, spans.current, spans.starts),
          madeIn(actor, spans.previous, [spans.previous.from]),
        ])
        return { spans, actual: totalOf(puntos), anterior: totalOf(before), hoy: null, grupos: states, puntos }
      },
    },
    {
      tile: tileNames.conversion,
      isFor,
      async read(actor, { elapsed: spans }) {
        const [now, before] = await Promise.all([
          outcomesIn(actor, spans.current, spans.starts),
          outcomesIn(actor, spans.previous, [spans.previous.from]),
        ])
        const puntos = spans.starts.flatMap((_, intervalo) => {
          const of = now.filter((point) => point.intervalo === intervalo)
          return of.length > 0 ? [{ ...shareOf(of), grupo: QuoteStatus.approved, intervalo }] : []
        })
        const grupos = states.filter(({ clave }) => clave === QuoteStatus.approved)
        return { spans, actual: shareOf(now), anterior: shareOf(before), hoy: null, grupos, puntos }
      },
    },
  ]
}

/** How many of them were confirmed and not voided, and of how many. */
const shareOf = (points: readonly Point[]) => ({
  ...totalOf(points.filter(({ grupo }) => grupo === QuoteStatus.approved)),
  de: totalOf(points).total,
})

/** Quotes by branch, the tiers that they reach, and the profit of a master distributor. */
export function networkTiles(deps: Deps): TileSource[] {
  const count = counter(deps, 'todas')
  const both = async (
    actor: Actor,
    [name, query]: [string, Count],
    wanted: (days: Days) => object,
    spans: Tile['spans'],
    groupsOf: (points: Point[]) => Promise<Group[]> | Group[],
  ): Promise<Tile> => {
    const [puntos, before] = await Promise.all([
      count(actor, name, query, wanted(spans.current), spans.starts),
      count(actor, name, query, wanted(spans.previous), [spans.previous.from]),
    ])
    return {
      spans,
      actual: totalOf(puntos),
      anterior: totalOf(before),
      hoy: null,
      grupos: await groupsOf(puntos),
      puntos,
    }
  }
  const isFor = () => true
  return [
    {
      tile: tileNames.quotesByBranch,
      isFor: ({ modules }) => modules.has(Module.allQuotes),
      read: async (actor, { elapsed }) => {
        const tile = await both(actor, ['branches', queries.countBranches], made, elapsed, (points) =>
          branchesOf(deps, points),
        )
        return { ...tile, puntos: tile.puntos.map((point) => ({ ...point, grupo: point.grupo || noneChoice })) }
      },
    },
    {
      tile: tileNames.tierReached,
      isFor,
      read: (actor, { elapsed }) => both(actor, ['tiers', queries.countTiers], confirmed, elapsed, () => tiers),
    },
    {
      tile: tileNames.ownProfit,
      isFor,
      read: (actor, { elapsed }) =>
        both(actor, ['profits', queries.countProfits as Count], confirmed, elapsed, () => [
          { clave: 'utilidad', es: 'Utilidad', en: 'Profit' },
        ]),
    },
  ]
}

const tiers: Group[] = [1, 2, 3].map((tier) => ({ clave: `${tier}`, es: `Tramo ${tier}`, en: `Tier ${tier}` }))

async function branchesOf({ db }: Deps, points: readonly Point[]): Promise<Group[]> {
  const ids = [...new Set(points.flatMap(({ grupo }) => (grupo === '' ? [] : [Number(grupo)])))]
  const named = await queries.listBranchNames(db, ids)
  const groups = named.map(({ id, nombre }) => ({ clave: `${id}`, es: nombre, en: nombre }))
  const isOfNone = points.some(({ grupo }) => grupo === '')
  return isOfNone ? [...groups, { clave: noneChoice, es: 'Sin sucursal', en: 'Without a branch' }] : groups
}

/** Quotes to a contact, those that the reader may open. */
export const quoteTimeline = (db: Db): TimelineSource => ({
  kind: timelineKinds.quotes,
  isFor: () => true,
  async find(actor, who, before, most) {
    const rows = await queries.newestQuotes(db, allQuotesScopeOf(actor), who, before, most)
    const seesAll = actor.modules.has(Module.allQuotes)
    return rows.map(({ id, momento, codigo, estado, total, moneda }) => ({
      id,
      momento,
      titulo: `Cotización ${codigo}`,
      titulo_en: `Quote ${codigo}`,
      detalle: `${quoteStatusNames[estado].es} · ${moneyText(total, moneda)}`,
      detalle_en: `${quoteStatusNames[estado].en} · ${moneyText(total, moneda)}`,
      direccion: seesAll ? `/dashboard/cotizaciones/todas/${id}` : `/dashboard/cotizaciones/mis-cotizaciones/${id}`,
    }))
  },
})

interface Undo {
  version: number
  usuario_id: number
}

/** Quotes that are not finished. Those of another enterprise than the receiver's stay: they could not open them. */
export const quoteHoldings: HoldingSource = {
  kind: 'cotizaciones',
  name: { es: 'Cotizaciones sin terminar', en: 'Quotes not finished' },
  modules: [Module.quotes],
  isOfEnterprise: true,
  mayStay: true,
  addressFor: ({ modules }, id) => (modules.has(Module.allQuotes) ? `/dashboard/cotizaciones/todas/${id}` : null),
  count: async (db, scope, userId) => ({ total: await queries.countOpen(db, scope, userId), detail: nothingElse }),
  async move(db, actor, move) {
    const { from, to } = move
    const moved = await queries.moveQuotes(db, move)
    if (moved.length === 0) return []
    const ids = moved.map(({ id }) => id)
    await queries.insertTransferEvents(db, ids, actor, await namesOf(db, from, to.id))
    const rows = ids.map((id) => ({
      action: 'quotes.transferred',
      entity: 'cotizacion',
      id,
      before: { usuario_id: from },
      after: { usuario_id: to.id },
    }))
    const of = [from, to.id].map((authorId) => ({ enterpriseId: to.empresa_id, authorId }))
    await recordAll(db, actor, rows, [{ area: 'cotizaciones', of }])
    return moved.map(({ id, codigo, cliente_empresa: client, version }) => ({
      id,
      nombre: [codigo, client].filter(Boolean).join(' · '),
      undo: { version, usuario_id: from } satisfies Undo,
    }))
  },
  async undo(db, actor, id, { version, usuario_id: userId }: Undo) {
    const before = await lockQuote(db, id)
    refuseStale(before, version)
    const after = await changeQuote(db, before, { usuario_id: userId })
    if (!after) throw new Refusal(coreMessages.changedByOther)
    const comentario = await namesOf(db, before.usuario_id, userId)
    await addEvent(db, actor, id, { tipo: 'traspasada', autor: 'personal', comentario })
    await audit(db, actor, 'quotes.transferred', before, after)
  },
}

const namesOf = async (db: Parameters<typeof getFullName>[0], from: number, to: number) =>
  `${await getFullName(db, from)} → ${await getFullName(db, to)}`

/** Searches quotes for the palette: all that a person may see, or those they wrote. */
export const quoteSource = (db: Db): RecordSource => ({
  listFor: ({ modules }) => (modules.has(Module.allQuotes) ? searchLists.allQuotes : searchLists.ownQuotes),
  async find(actor, text, most) {
    const words = searchOf(text)
    const rows = words === null ? [] : await findNewest(db, allQuotesScopeOf(actor), words, most)
    return rows.map(({ id, codigo, cliente_empresa: company, cliente_nombre: client }) => {
      const detalle = [company, client].filter(Boolean).join(' · ')
      return { id, titulo: codigo, detalle, detalle_en: detalle }
    })
  },
})
