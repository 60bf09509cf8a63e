import { QuoteApproval, QuoteStage, QuoteStatus } from '@portal/contract/quotes/states'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { newestMatching } from '#core/database/newest-matching.ts'
import type { DB } from '#core/database/schema.ts'
import { customPlan } from '#core/database/statements.ts'
import { narrowedBy } from '../follow-up-queries.ts'
import { inScope } from '../queries.ts'
import type { Deciding, Filters } from './filters.ts'

/** Quotes that wait for someone's decision; literals, so that their partial index is used. */
export const toDecide = ({ roles, except }: Deciding) => sql<boolean>`(
  q.aprobacion = ${sql.lit(QuoteApproval.pending)} and ${isHolding} and q.usuario_id <> ${except}
  and (q.aprobacion_rol_id is null or q.aprobacion_rol_id = any(${[...roles]}::int[])))`

/** Decided quotes that wait for their author to send or correct them. */
export const isDecided = (approval: typeof QuoteApproval.given | typeof QuoteApproval.refused) => sql<boolean>`(
  q.aprobacion = ${sql.lit(approval)} and ${isHolding}
  ${approval === QuoteApproval.given ? sql`and q.enviada_en is null` : sql``})`

const isHolding = sql`q.estado = ${sql.lit(QuoteStatus.pending)} and not q.reemplazada
  and q.vence_en > statement_timestamp()`

/** The condition of one approval stage. */
function inStage({ aprobacion, decides }: Filters): RawBuilder<boolean> {
  if (aprobacion === QuoteStage.toDecide) return decides ? toDecide(decides) : sql<boolean>`false`
  if (aprobacion === QuoteStage.toSend) return isDecided(QuoteApproval.given)
  return sql<boolean>`q.aprobacion = ${aprobacion}`
}

const mostTokens = 8

/**
 * Returns a prefix query of the typed words; words of one or two letters must match exactly. Null when there is nothing
 * to search.
 */
export function searchOf(text: string): string | null {
  const words = text.replace(/[^\p{L}\p{N}@._-]+/gu, ' ').split(' ')
  const tokens = words.flatMap((word) => (/\p{L}|\p{N}/u.test(word) ? [word] : [])).slice(0, mostTokens)
  return tokens.length ? tokens.join(' ') : null
}

/** Whether a row contains the words, checked on the row itself. */
export const matches = (words: string) => sql<boolean>`${customPlan}q.texto @@ cotizacion_consulta(${words})`

/** The index stores this many letters of a word; folding accents may lengthen a word. */
const mayBeCut = /\S{11}/

/** Finds rows with the words in the prefix index with state and places. Equivalent to `matches` and the columns. */
const inIndex = (scope: Scope, asked: Pick<Filters, 'estado' | 'empresa_id' | 'usuario_id'>, words: string) => {
  const marks = [
    ...(asked.estado === 'todas' ? [] : [`#${asked.estado}`]),
    ...(scope.enterpriseId === undefined ? [] : [`#e${scope.enterpriseId}`]),
    ...(scope.authorId === undefined ? [] : [`#u${scope.authorId}`]),
    ...(asked.empresa_id === null ? [] : [`#e${asked.empresa_id}`]),
    ...(asked.usuario_id === null ? [] : [`#u${asked.usuario_id}`]),
  ]
  const keys = sql`cotizacion_claves(${words})${marks.length ? sql` || ${marks}::text[]` : sql``}`
  const hasThem = sql<boolean>`${customPlan}cotizacion_comienzos(q.texto) @> (${keys}) and ${inScope(scope)}`
  return mayBeCut.test(words) ? sql<boolean>`${hasThem} and ${matches(words)}` : hasThem
}

/** The rows that a person may see, by the filters without words. */
export const scopedAs = (scope: Scope, asked: Filters) => (eb: ExpressionBuilder<DB & { q: DB['cotizacion'] }, 'q'>) =>
  eb.and([
    eb('q.reemplazada', '=', false),
    inScope(scope),
    ...(asked.estado === 'todas' ? [] : [eb('q.estado', '=', asked.estado)]),
    ...(asked.empresa_id === null ? [] : [eb('q.empresa_id', '=', asked.empresa_id)]),
    ...(asked.usuario_id === null ? [] : [eb('q.usuario_id', '=', asked.usuario_id)]),
  ])

/** Limits these rows to one approval stage and the other filters. */
export const filtered = (db: Db, asked: Filters, rows: ReturnType<typeof scopedAs> | RawBuilder<boolean>) =>
  db
    .selectFrom('cotizacion as q')
    .where(rows)
    .$if(asked.aprobacion !== '', (query) => query.where(inStage(asked)))
    .where((eb) => eb.and(narrowedBy(asked)))

/** The rows that a person may see, by all filters. Used by page, total and export, so that they agree. */
export function found(db: Db, scope: Scope, asked: Filters) {
  const words = searchOf(asked.buscar)
  return filtered(db, asked, words === null ? scopedAs(scope, asked) : inIndex(scope, asked, words))
}

/** Returns the newest quotes of a scope with every word, at most `most`, without superseded revisions. */
export function findNewest(db: Db, scope: Scope, words: string, most: number) {
  const found = newestMatching({
    table: 'cotizacion',
    as: 'q',
    seen: sql<boolean>`not q.reemplazada and ${inScope(scope)}`,
    conditions: [inIndex(scope, { estado: 'todas', empresa_id: null, usuario_id: null }, words)],
    inRow: matches(words),
    most,
  })
  return db
    .selectFrom(found.as('found'))
    .innerJoin('cotizacion as q', 'q.id', 'found.id')
    .select(['q.id', 'q.cliente_empresa', 'q.cliente_nombre', sql<string>`q.codigo`.as('codigo')])
    .orderBy('q.id', 'desc')
    .execute()
}
