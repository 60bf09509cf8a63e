import { quoteCurrencies } from '@portal/contract/core/currencies'
import { noneChoice } from '@portal/contract/core/none-choice'
import { QuoteProgress, QuoteStatus } from '@portal/contract/quotes/states'
import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { duringDays, inTurn } from '#core/database/days.ts'
import { inScope, isVoided } from './queries.ts'
import type { Filters } from './search/filters.ts'
import { tierReached } from './tiers-queries.ts'

/** The progress of a pending quote, as in its index. */
const progress = sql<string>`case when q.enviada_en is null then 'sin_enviar' when q.abierta_en is null then 'enviada' else 'abierta' end`

const isPending = sql`q.estado = ${sql.lit(QuoteStatus.pending)} and not q.reemplazada`

/** Pending quotes whose last mail with the link has failed. */
const isUndelivered = sql<boolean>`(${isPending}
  and q.envio_correo_id in (select id from correo where estado = 'fallido'))`

/**
 * Pending quotes with at most this many days left where they were issued. In any time zone such a day ends less than a
 * day later: the index narrows by that, and the calendar of the enterprise decides.
 */
const endsWithin = (days: number) => sql<boolean>`(${isPending}
  and q.vence_en > statement_timestamp() and q.vence_en <= statement_timestamp() + make_interval(days => ${days + 1}::int)
  and q.vigencia <= ${todayOf(sql`(select zona_horaria from empresa where id = q.empresa_id)`)} + ${days}::int)`

/** Returns today's date in a time zone. */
export const todayOf = (zone: RawBuilder<unknown>) => sql<string>`(now() at time zone ${zone})::date`

function reached(step: QuoteProgress): RawBuilder<boolean> {
  if (step === QuoteProgress.undelivered) return isUndelivered
  // not by the steps that it takes together: what is asked next to it, such as the days left, has the better index
  if (step === QuoteProgress.withClient) return sql<boolean>`(${isPending} and q.enviada_en is not null)`
  return sql<boolean>`(${isPending} and (${progress}) = ${step})`
}

function between(column: RawBuilder<unknown>, from: number | string | null, to: number | string | null, type: string) {
  const [least, most] = inTurn(from, to)
  return [
    ...(least === null ? [] : [sql<boolean>`${column} >= ${least}::${sql.raw(type)}`]),
    ...(most === null ? [] : [sql<boolean>`${column} <= ${most}::${sql.raw(type)}`]),
  ]
}

const inBranch = (branch: Filters['sucursal_id']): RawBuilder<boolean>[] => {
  if (branch === null) return []
  return [branch === noneChoice ? sql<boolean>`q.sucursal_id is null` : sql<boolean>`q.sucursal_id = ${branch}`]
}

/** Returns the conditions of all other filters. */
export function narrowedBy(asked: Filters): RawBuilder<boolean>[] {
  const currency = quoteCurrencies.find((one) => one === asked.moneda)
  const zone = asked.zona ?? 'UTC'
  return [
    ...(asked.seguimiento === '' ? [] : [reached(asked.seguimiento)]),
    ...(asked.anuladas === '' ? [] : [asked.anuladas === 'si' ? isVoided : sql<boolean>`not ${isVoided}`]),
    ...(asked.vence_dias === null ? [] : [endsWithin(asked.vence_dias)]),
    ...inBranch(asked.sucursal_id),
    ...(asked.tramo === null ? [] : [sql<boolean>`${tierReached} = ${asked.tramo}`]),
    ...(asked.pais_id === null ? [] : [sql<boolean>`q.pais_id = ${asked.pais_id}`]),
    ...(currency === undefined
      ? []
      : [
          sql<boolean>`q.moneda = ${sql.lit(currency)}`,
          ...between(sql.ref('q.total'), asked.monto_desde, asked.monto_hasta, 'numeric'),
        ]),
    ...between(sql.ref('q.vigencia'), asked.vence_desde, asked.vence_hasta, 'date'),
    ...duringDays(sql.ref('q.creado_en'), [asked.creada_desde, asked.creada_hasta], zone),
    ...duringDays(sql.ref('q.enviada_en'), [asked.enviada_desde, asked.enviada_hasta], zone),
    ...duringDays(sql.ref('q.aprobada_en'), [asked.aprobada_desde, asked.aprobada_hasta], zone),
  ]
}

/** Counts quotes of a scope with at most this many days left. */
export const countEndingWithin = (db: Db, scope: Scope, days: number) => countThose(db, scope, endsWithin(days))

/** Counts quotes of a scope whose mail failed. */
export const countUndelivered = (db: Db, scope: Scope) => countThose(db, scope, isUndelivered)

async function countThose(db: Db, scope: Scope, those: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from cotizacion q where ${those} and ${inScope(scope)}`.execute(db)
  return rows[0]!.total
}
