import type { In } from '@portal/contract/core/fields'
import { quoteCodeOf } from '@portal/contract/quotes/code'
import { endsSoonDays } from '@portal/contract/quotes/constants'
import type { QuoteListSchema } from '@portal/contract/quotes/schemas'
import { QuoteApproval, QuoteStage, QuoteStatus } from '@portal/contract/quotes/states'
import type { Actor } from '#core/base/actor.ts'
import type { Counter } from '#core/base/counter.ts'
import { isEverything, ownScopeOf, type Scope } from '#core/base/scope.ts'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Db } from '#core/database/database.ts'
import { zoneOf } from '#core/database/days.ts'
import type { QuoteDeps } from '../deps.ts'
import { type ExpiryDeps, expireDue } from '../expiry/expire.ts'
import { countEndingWithin, countUndelivered } from '../follow-up-queries.ts'
import { actorsFor, allQuotesScopeOf, approvableRoles, expiredQuotesScopeOf } from '../policy.ts'
import { allowedActions, allowedTransitions } from '../rules.ts'
import type { Deciding, Filters } from '../search/filters.ts'
import { searchOf } from '../search/queries.ts'
import * as queries from './queries.ts'

type Reply = In<typeof QuoteListSchema>

/** Totals change only with quotes. */
const cacheBounds = { ms: 10 * 60_000, max: 2000 }
/**
 * Rare results are collected and then sorted; frequent ones are read in the order of an index, up to a number of rows,
 * and collected after that.
 */
const usual = { collected: 2000, walked: 20_000 }

export interface QuoteLists {
  own(actor: Actor, query: queries.ListQuery): Promise<Reply>
  all(actor: Actor, query: queries.ListQuery): Promise<Reply>
  /** Expired ones, whatever status is asked for. */
  expired(actor: Actor, query: queries.ListQuery): Promise<Reply>
  /** The total of all quotes that the actor may see and asks for, without a page of them. */
  count(actor: Actor, query: queries.ListQuery): Promise<Total>
}

type Total = Pick<Reply, 'total' | 'total_exacto'>

/** How many there are as a list says it: up to ten thousand. */
export const saidTotal = (count: number): Total => ({
  total: Math.min(count, queries.maxCounted),
  total_exacto: count <= queries.maxCounted,
})

/** Lists pages of quotes. Rows are read each time; totals are cached until a quote changes (decision 011). */
export function quoteLists(deps: ExpiryDeps & Pick<QuoteDeps, 'changes'>, bounds = usual): QuoteLists {
  const { db } = deps
  const totals = answerCache<number>(deps.changes, ['cotizaciones'], cacheBounds)
  const byState = answerCache<States>(deps.changes, ['cotizaciones'], cacheBounds)

  async function list(actor: Actor, scope: Scope, query: queries.ListQuery): Promise<Reply> {
    await expireDue(deps)
    const { page, page_row: limit, ...wanted } = query
    const asked = await askedBy(db, actor, wanted)
    const { orden: _, ...filters } = asked
    const [count, states, exact] = await Promise.all([
      countOf(scope, filters),
      searchOf(filters.buscar) === null ? null : statesOf(scope, filters),
      exactOf(db, scope, filters.buscar),
    ])
    const rows = await pageOf(db, scope, asked, { offset: (page - 1) * limit, limit, count, ...bounds })
    return {
      cotizaciones: rows.map((row) => asRow(row, actor)),
      ...saidTotal(count),
      por_estado: states && perTab(states),
      exacta_id: exact,
    }
  }

  const countOf = (scope: Scope, filters: Filters) =>
    totals(JSON.stringify([scope, filters]), () => queries.countQuotes(db, scope, filters))

  /** Returns the totals per tab of a search, the same for every tab. */
  const statesOf = (scope: Scope, filters: Filters) =>
    byState(JSON.stringify([scope, { ...filters, estado: '' }]), () => queries.countByState(db, scope, filters))

  return {
    own: (actor, query) => list(actor, ownScopeOf(actor), query),
    all: (actor, query) => list(actor, allQuotesScopeOf(actor), query),
    expired: (actor, query) =>
      list(actor, expiredQuotesScopeOf(actor), {
        ...query,
        estado: QuoteStatus.expired,
        aprobacion: '',
        seguimiento: '',
      }),
    async count(actor, { page: _page, page_row: _rows, ...wanted }) {
      const { orden: _, ...filters } = await askedBy(db, actor, wanted)
      return saidTotal(await countOf(allQuotesScopeOf(actor), filters))
    },
  }
}

type States = Awaited<ReturnType<typeof queries.countByState>>

function perTab(states: States): NonNullable<Reply['por_estado']> {
  const shown = (total: number) => ({
    total: Math.min(total, queries.maxTabCount),
    total_exacto: total <= queries.maxTabCount,
  })
  const all = Object.values(states).reduce((sum, total) => sum + total, 0)
  return {
    pendiente: shown(states.pendiente),
    aprobada: shown(states.aprobada),
    cancelada: shown(states.cancelada),
    vencida: shown(states.vencida),
    todas: shown(all),
  }
}

async function exactOf(db: Db, scope: Scope, text: string): Promise<number | null> {
  const code = quoteCodeOf(text)
  return code && queries.findExact(db, scope, code)
}

/** Adds the reader's roles and time zone to the filters that need them. */
export async function askedBy(db: Db, actor: Actor, asked: queries.Asked): Promise<queries.Asked> {
  const { creada_desde, creada_hasta, enviada_desde, enviada_hasta, aprobada_desde, aprobada_hasta } = asked
  const days = [creada_desde, creada_hasta, enviada_desde, enviada_hasta, aprobada_desde, aprobada_hasta]
  return {
    ...asked,
    ...(asked.aprobacion === QuoteStage.toDecide && { decides: decidingOf(actor) }),
    ...(days.some((day) => day !== null) && { zona: await zoneOf(db, actor.enterpriseId) }),
  }
}

function decidingOf(actor: Actor): Deciding | null {
  const roles = approvableRoles(actor)
  return roles && { roles, except: actor.id }
}

type Page = typeof usual & {
  offset: number
  limit: number
  /** Number of results, up to the maximum counted. */
  count: number
}

async function pageOf(db: Db, scope: Scope, asked: queries.Asked, { count, collected, walked, ...slice }: Page) {
  const expected = count > queries.maxCounted ? slice.limit : Math.min(slice.limit, count - slice.offset)
  if (expected <= 0) return []
  const collect = () => queries.listQuotes(db, scope, asked, slice)
  if (isFoundApart(scope, asked) && count <= collected) return collect()
  const rows = await queries.listQuotes(db, scope, asked, { ...slice, walked })
  return rows.length < expected && hasWords(asked) ? collect() : rows
}

const hasWords = (asked: queries.Asked): boolean => searchOf(asked.buscar) !== null

/**
 * Whether results come from another index than that of their order: for words, or for an author's quotes not sorted by
 * date.
 */
const isFoundApart = (scope: Scope, asked: queries.Asked): boolean =>
  hasWords(asked) ||
  (!asked.orden.endsWith('creado_en') &&
    (!isEverything(scope) || asked.empresa_id !== null || asked.usuario_id !== null))

type Row = Pick<
  queries.Row,
  | 'estado'
  | 'reemplazada'
  | 'aprobacion'
  | 'usuario_id'
  | 'empresa_id'
  | 'aprobacion_rol_id'
  | 'renovada'
  | 'enviada_en'
  | 'pedido'
>

/** Returns a row as sent, with the reader's rights. */
export function asRow<R extends Row>(row: R, actor: Actor) {
  return {
    ...row,
    transiciones_permitidas: allowedTransitions(row, actorsFor(actor, row)).map(({ to, requires, actor }) => ({
      estado: to,
      requiere: [...requires],
      rol: actor,
    })),
    acciones: allowedActions(row, actor),
  }
}

/** Counts quotes that wait for the reader's decision. */
export const waitingQuotes: Counter = {
  name: 'cotizaciones_por_aprobar',
  access: 'session',
  count: async (db, actor) => {
    const deciding = decidingOf(actor)
    return deciding === null ? 0 : queries.countToDecide(db, allQuotesScopeOf(actor), deciding)
  },
}

/** Counts the reader's own quotes about to expire, and those whose mail failed. */
export const followedQuotes: readonly Counter[] = [
  {
    name: 'cotizaciones_por_vencer',
    access: 'session',
    count: (db, actor) => countEndingWithin(db, ownScopeOf(actor), endsSoonDays),
  },
  {
    name: 'cotizaciones_no_entregadas',
    access: 'session',
    count: (db, actor) => countUndelivered(db, ownScopeOf(actor)),
  },
]

/** Counts the reader's own approved quotes until they are sent, and refused ones until they are corrected. */
export const decidedQuotes: readonly Counter[] = [
  {
    name: 'cotizaciones_por_enviar',
    access: 'session',
    count: (db, actor) => queries.countDecided(db, ownScopeOf(actor), QuoteApproval.given),
  },
  {
    name: 'cotizaciones_rechazadas',
    access: 'session',
    count: (db, actor) => queries.countDecided(db, ownScopeOf(actor), QuoteApproval.refused),
  },
]
