import type { QuoteCurrency } from '@portal/contract/core/currencies'
import type { Of } from '@portal/contract/core/fields'
import type { QuoteCode } from '@portal/contract/quotes/code'
import type { AllQuotesQuerySchema } from '@portal/contract/quotes/schemas'
import { type LinkMail, type QuoteApproval, QuoteStatus } from '@portal/contract/quotes/states'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { inOrder, inSpanishOrder, orderOf } from '#core/database/list-query.ts'
import type { DB } from '#core/database/schema.ts'
import { todayOf } from '../follow-up-queries.ts'
import { blockOf, stepOf } from '../production/queries.ts'
import { inScope } from '../queries.ts'
import type { Deciding, Filters } from '../search/filters.ts'
import { filtered, found, isDecided, matches, scopedAs, searchOf, toDecide } from '../search/queries.ts'

export type ListQuery = Of<typeof AllQuotesQuerySchema>
export type Asked = Omit<ListQuery, 'page' | 'page_row'> & Pick<Filters, 'decides' | 'zona'>

const { ref } = sql
type Column = 'creado_en' | 'codigo' | 'cliente_empresa' | 'total' | 'vigencia'
/** Sort keys of the columns; the id is always last, so that no row is on two pages. */
const keysOf: Record<Column, readonly RawBuilder<unknown>[]> = {
  creado_en: [ref('q.creado_en')],
  codigo: [ref('q.numero'), ref('q.revision')],
  cliente_empresa: [inSpanishOrder(ref('q.cliente_empresa'))],
  total: [ref('q.moneda'), ref('q.total')],
  vigencia: [ref('q.vigencia')],
}

export const maxCounted = 10_000

/** Counts exactly up to ten thousand; one more stands for any larger number. */
export async function countQuotes(db: Db, scope: Scope, asked: Filters): Promise<number> {
  const some = found(db, scope, asked)
    .select(sql<number>`1`.as('one'))
    .limit(maxCounted + 1)
  const { total } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Maximum count per tab of a search. */
export const maxTabCount = 1000

/** Counts search results per state up to a thousand; one more stands for any larger number. */
export async function countByState(db: Db, scope: Scope, asked: Filters): Promise<Record<QuoteStatus, number>> {
  const of = (state: QuoteStatus) =>
    sql<number>`(select count(*) from (${found(db, scope, { ...asked, estado: state })
      .select(sql`1`.as('one'))
      .limit(maxTabCount + 1)}) as held)`.as(state)
  return db.selectNoFrom(Object.values(QuoteStatus).map(of)).executeTakeFirstOrThrow() as Promise<
    Record<QuoteStatus, number>
  >
}

/** Returns the quote of the scope with this number, superseded or not; by default its latest revision. */
export async function findExact(db: Db, scope: Scope, { numero, revision }: QuoteCode): Promise<number | null> {
  const row = await db
    .selectFrom('cotizacion as q')
    .select('q.id')
    .where('q.numero', '=', numero)
    .where(inScope(scope))
    .$if(revision !== null, (query) => query.where('q.revision', '=', revision ?? 1))
    .orderBy('q.revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Counts quotes of the scope that wait for someone's decision. */
export const countToDecide = (db: Db, scope: Scope, deciding: Deciding): Promise<number> =>
  countThose(db, sql`${toDecide(deciding)} and ${inScope(scope)}`)

/** Counts decided quotes of a scope that wait for their author. */
export const countDecided = (db: Db, scope: Scope, approval: Parameters<typeof isDecided>[0]): Promise<number> =>
  countThose(db, sql`${isDecided(approval)} and ${inScope(scope)}`)

async function countThose(db: Db, those: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from cotizacion q where ${those}`.execute(db)
  return rows[0]!.total
}

const rowColumns = [
  'q.id',
  'q.revision',
  'q.reemplazada',
  'q.cliente_nombre',
  'q.cliente_empresa',
  'q.cliente_email',
  'q.pais_id',
  'pais.nombre as pais_nombre',
  'pais.nombre_en as pais_nombre_en',
  'q.referencia',
  'q.total',
  'q.vigencia',
  'q.vence_en',
  'q.creado_en',
  'q.enviada_en',
  'q.abierta_en',
  'q.aprobada_en',
  'q.usuario_id',
  'q.empresa_id',
  'q.aprobacion_rol_id',
  'empresa.nombre as empresa_nombre',
  'empresa.zona_horaria',
  'correo.enviado_en as produccion_enviado_en',
  'recordada.creado_en as recordada_en',
  sql<number>`coalesce(apertura.veces, 0)`.as('aperturas'),
  sql<LinkMail | null>`case when q.enviada_en is null then null when envio.estado in ('fallido', 'vencido') then 'fallido'
    when envio.estado = 'pendiente' and envio.creado_en < now() - interval '1 minute' then 'en_camino'
    else 'entregado' end`.as('envio'),
  sql<number | null>`case when q.estado = 'pendiente' and not q.reemplazada
    then q.vigencia - ${todayOf(sql`empresa.zona_horaria`)} end`.as('dias_restantes'),
  sql<string>`q.codigo`.as('codigo'),
  sql<string>`trim(concat(u.nombres, ' ', u.apellido_paterno))`.as('usuario_nombre'),
  sql<QuoteStatus>`q.estado`.as('estado'),
  sql<QuoteApproval>`q.aprobacion`.as('aprobacion'),
  sql<QuoteCurrency>`q.moneda`.as('moneda'),
  sql<boolean>`exists (select from cotizacion n where n.anterior_id = q.id)`.as('renovada'),
  blockOf.as('bloqueo_produccion'),
  stepOf.as('pedido'),
] as const

export type Row = Awaited<ReturnType<typeof listQuotes>>[number]

/** The latest reminder of `q`, by the key of its table. */
const lastReminder = (eb: ExpressionBuilder<DB & { q: DB['cotizacion'] }, 'q'>) =>
  eb
    .selectFrom('cotizacion_recordatorio as r')
    .select('r.creado_en')
    .whereRef('r.cotizacion_id', '=', 'q.id')
    .orderBy('r.dia', 'desc')
    .limit(1)
    .as('recordada')

interface Slice {
  offset: number
  limit: number
  /** Number of rows to read in the order of an index; otherwise rows are collected before sorting. */
  walked?: number
}

/** Reads the first quotes in order, and keeps those with the words. */
function walk(db: Db, scope: Scope, asked: Asked, words: string, most: number) {
  const { column, direction } = orderOf(asked.orden)
  const keys = keysOf[column]
  return db
    .selectFrom(
      filtered(db, asked, scopedAs(scope, asked))
        .select(['q.id', 'q.texto'])
        .select(keys.map((key, place) => key.as(`key_${place}`)))
        .orderBy(inOrder([...keys, ref('q.id')], direction))
        .limit(most)
        .as('q'),
    )
    .where(matches(words))
    .select('q.id')
    .select(keys.map((_, place) => ref(`q.key_${place}`).as(`key_${place}`)))
}

/**
 * Returns one page, or all up to a limit, in the requested order. Reading too few rows in index order omits results.
 */
export function listQuotes(db: Db, scope: Scope, asked: Asked, { offset, limit, walked }: Slice) {
  const { column, direction } = orderOf(asked.orden)
  const keys = keysOf[column]
  const order = [...keys.map((_, place) => ref(`found.key_${place}`)), ref('found.id')]
  const words = searchOf(asked.buscar)
  const rows =
    words !== null && walked !== undefined
      ? walk(db, scope, asked, words, walked)
      : found(db, scope, asked)
          .select('q.id')
          .select(keys.map((key, place) => key.as(`key_${place}`)))
  return db
    .with(
      (name) => (walked === undefined ? name('found').materialized() : name('found').notMaterialized()),
      () => rows,
    )
    .selectFrom((eb) =>
      eb.selectFrom('found').selectAll().orderBy(inOrder(order, direction)).limit(limit).offset(offset).as('found'),
    )
    .innerJoin('cotizacion as q', 'q.id', 'found.id')
    .innerJoin('pais', 'pais.id', 'q.pais_id')
    .innerJoin('empresa', 'empresa.id', 'q.empresa_id')
    .innerJoin('usuario as u', 'u.id', 'q.usuario_id')
    .leftJoin('correo', 'correo.id', 'q.produccion_correo_id')
    .leftJoin('correo as envio', 'envio.id', 'q.envio_correo_id')
    .leftJoin('cotizacion_apertura as apertura', 'apertura.cotizacion_id', 'q.id')
    .leftJoinLateral(lastReminder, (join) => join.onTrue())
    .select(rowColumns)
    .orderBy(inOrder(order, direction))
    .execute()
}

/** Returns one quote as lists show it. */
export function getRow(db: Db, scope: Scope, id: number) {
  return db
    .selectFrom('cotizacion as q')
    .innerJoin('pais', 'pais.id', 'q.pais_id')
    .innerJoin('empresa', 'empresa.id', 'q.empresa_id')
    .innerJoin('usuario as u', 'u.id', 'q.usuario_id')
    .leftJoin('correo', 'correo.id', 'q.produccion_correo_id')
    .leftJoin('correo as envio', 'envio.id', 'q.envio_correo_id')
    .leftJoin('cotizacion_apertura as apertura', 'apertura.cotizacion_id', 'q.id')
    .leftJoinLateral(lastReminder, (join) => join.onTrue())
    .leftJoin('usuario as a', 'a.id', 'q.aprobacion_usuario_id')
    .select(rowColumns)
    .select(['q.aprobacion_comentario', 'q.aprobacion_en'])
    .select(sql<number>`coalesce(q.autor_rol_id, u.rol_id)`.as('autor_rol_id'))
    .select(
      sql<string | null>`nullif(trim(concat(a.nombres, ' ', a.apellido_paterno)), '')`.as('aprobacion_usuario_nombre'),
    )
    .where('q.id', '=', id)
    .where(inScope(scope))
    .executeTakeFirst()
}

/** Returns every revision of a number, the oldest first. */
export function listRevisions(db: Db, number: string) {
  return db
    .selectFrom('cotizacion')
    .select(['id', 'revision', 'reemplazada', 'total', 'creado_en'])
    .select([sql<string>`codigo`.as('codigo'), sql<QuoteStatus>`estado`.as('estado')])
    .where('numero', '=', number)
    .orderBy('revision')
    .execute()
}

/** Returns notes on every revision of a number, the oldest first. */
export function listNotes(db: Db, number: string) {
  return db
    .selectFrom('cotizacion_nota as n')
    .innerJoin('cotizacion as q', 'q.id', 'n.cotizacion_id')
    .leftJoin('usuario as u', 'u.id', 'n.usuario_id')
    .select(['n.id', 'n.texto', 'n.usuario_id', 'n.creado_en'])
    .select(sql<'nota' | 'anulacion' | 'cambio'>`n.tipo`.as('tipo'))
    .select(sql<string | null>`nullif(trim(concat(u.nombres, ' ', u.apellido_paterno)), '')`.as('usuario_nombre'))
    .where('q.numero', '=', number)
    .where('n.eliminado_en', 'is', null)
    .orderBy('n.id')
    .execute()
}

/** Returns when the client opened a quote; undefined if never. */
export function getOpening(db: Db, quoteId: number) {
  return db
    .selectFrom('cotizacion_apertura')
    .select(['primera_en', 'ultima_en', 'veces'])
    .where('cotizacion_id', '=', quoteId)
    .executeTakeFirst()
}

export function listEvents(db: Db, quoteId: number) {
  return db
    .selectFrom('cotizacion_evento as e')
    .leftJoin('usuario as u', 'u.id', 'e.usuario_id')
    .select(['e.id', 'e.tipo', 'e.de_estado', 'e.a_estado', 'e.comentario', 'e.creado_en'])
    .select(sql<'autor' | 'personal' | 'cliente' | 'sistema'>`e.autor`.as('autor'))
    .select(sql<string | null>`nullif(trim(concat(u.nombres, ' ', u.apellido_paterno)), '')`.as('usuario_nombre'))
    .where('e.cotizacion_id', '=', quoteId)
    .orderBy('e.id')
    .execute()
}
