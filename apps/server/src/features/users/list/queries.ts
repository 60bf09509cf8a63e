import type { UserListQuerySchema, UserListSchema, userOrders } from '@portal/contract/users/schemas'
import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { JsonText } from '#core/base/answers.ts'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { inOrder, inSpanishOrder, jsonTextOf, orderOf, wordsIn } from '#core/database/list-query.ts'
import type { DB } from '#core/database/schema.ts'
import type { Which } from '#core/records/bulk.ts'
import { chosenRows } from '#core/records/record-rows.ts'
import { detailColumns, inScope, rowColumns } from '../queries.ts'

export type Query = z.output<typeof UserListQuerySchema>
/** Someone who may decide about modules that wait: their own, and the roles of those whom they may change. */
interface Approver {
  id: number
  modules: readonly string[]
  roles: readonly number[]
}

/** The condition for users of whom something waits that this person may approve. */
const waitsFor = ({ id, modules, roles }: Approver) => sql<SqlBool>`(
  usuario.id <> ${id} and usuario.rol_id = any(${roles}::int[]) and exists (
    select from acceso_pendiente p where p.usuario_id = usuario.id and p.clave_modulo = any(${modules}::text[])))`

/** What the list is asked, with the reader as one who may approve, when those are asked for whom something waits. */
export type ListQuery = Omit<Query, 'acceso'> & { acceso: Approver | null }

export type Asked = Omit<ListQuery, 'page' | 'page_row'>
/** The filters, in any order. */
export type Filters = Omit<Asked, 'orden'>

const filters = ['rol_id', 'empresa_id', 'sucursal_id', 'estado_id', 'pais_id'] as const

/** The rows that a person may see, by all filters. Used by page, total and export, so that they agree. */
const asFound = (scope: Scope, asked: Filters) => (eb: ExpressionBuilder<DB, 'usuario'>) =>
  eb.and([
    inScope(scope)(eb),
    ...filters.flatMap((column) => (asked[column] === null ? [] : [eb(`usuario.${column}`, '=', asked[column])])),
    ...(asked.acceso ? [waitsFor(asked.acceso)] : []),
    ...(asked.invitacion ? [eb('usuario.por_invitar', '=', true)] : []),
    ...wordsIn(eb.ref('usuario.buscado'), asked.buscar),
  ])

const { ref } = sql
/** Sort keys of the columns; the id is always last, so that no row is on two pages. */
const keysOf: Record<(typeof userOrders)[number], readonly RawBuilder<unknown>[]> = {
  nombre: [inSpanishOrder(ref('usuario.apellido_paterno')), inSpanishOrder(ref('usuario.nombres'))],
  email: [sql`lower(${ref('usuario.email')})`],
  creado_en: [ref('usuario.creado_en')],
  empresa_nombre: [inSpanishOrder(ref('empresa.nombre'))],
  rol_id: [ref('usuario.rol_id')],
  estado_id: [ref('usuario.estado_id')],
}

const nameOf = sql<string>`concat_ws(' ', ${ref('usuario.nombres')},
  nullif(${ref('usuario.apellido_paterno')}, ''), nullif(${ref('usuario.apellido_materno')}, ''))`

/** Those that many are chosen by. */
export const chosenUsers = (db: Db, scope: Scope, which: Which<ListQuery>, most: number) =>
  chosenRows(which, most, {
    id: 'usuario.id',
    named: nameOf,
    all: db.selectFrom('usuario').where(inScope(scope)),
    asked: (query) => db.selectFrom('usuario').where(asFound(scope, query)),
  })

interface Slice {
  offset: number
  limit: number
}

/** Number of users by the filters, and by filters and text. */
export interface Found {
  filtered: number
  found: number
}

/** The number of matching users, as a value. */
export const countOf = (db: Db, scope: Scope, asked: Filters) =>
  db
    .selectFrom('usuario')
    .where(asFound(scope, asked))
    .select(({ fn }) => fn.countAll<number>().as('total'))

/** Counts the matching users. */
export const countUsers = async (db: Db, scope: Scope, asked: Filters): Promise<number> =>
  (await countOf(db, scope, asked).executeTakeFirstOrThrow()).total

/** Cost of collecting and sorting one row, in rows read in index order. */
const walkedPerCollected = 2

/**
 * Whether results of a text are collected before sorting. By itself, ORDER BY … LIMIT makes the planner read all users
 * in order, which is best only when nearly everyone matches.
 */
export const isCollected = ({ offset, limit }: Slice, { filtered, found }: Found): boolean =>
  found * walkedPerCollected < ((offset + limit) * filtered) / Math.max(1, found)

/** The rows of a page. */
export const sliceOf = ({ page, page_row: size }: Pick<ListQuery, 'page' | 'page_row'>): Slice => ({
  offset: (page - 1) * size,
  limit: size,
})

/** Returns one page of users with the total counted before, as JSON text. No rows beyond the last page. */
export function listUsers(db: Db, scope: Scope, query: ListQuery, counted: Found): Promise<JsonText> {
  const slice = sliceOf(query)
  const isSortedAfter = query.buscar !== '' && isCollected(slice, counted)
  const reply = db.selectNoFrom([
    pageOf(db, scope, query, { ...slice, isSortedAfter }).as('usuarios'),
    sql<number>`${counted.found}::int`.as('total'),
  ])
  return jsonTextOf<z.output<typeof UserListSchema>>(db, reply)
}

/** The rows of one page, as a value. */
export function pageOf(
  db: Db,
  scope: Scope,
  asked: Asked,
  { offset, limit, isSortedAfter }: Slice & { isSortedAfter: boolean },
) {
  const { column, direction } = orderOf(asked.orden)
  const keys = keysOf[column]
  const order = [...keys.map((_, place) => ref(`found.key_${place}`)), ref('found.id')]
  const found = db
    .selectFrom('usuario')
    .where(asFound(scope, asked))
    .leftJoin('empresa', 'empresa.id', 'usuario.empresa_id')
    .select('usuario.id')
    .select(keys.map((key, place) => key.as(`key_${place}`)))
  return jsonArrayFrom(
    db
      .with(
        (name) => (isSortedAfter ? name('found').materialized() : name('found').notMaterialized()),
        () => found,
      )
      .selectFrom((eb) =>
        eb.selectFrom('found').selectAll().orderBy(inOrder(order, direction)).limit(limit).offset(offset).as('found'),
      )
      .innerJoin('usuario', 'usuario.id', 'found.id')
      .leftJoin('empresa', 'empresa.id', 'usuario.empresa_id')
      .leftJoin('sucursal', 'sucursal.id', 'usuario.sucursal_id')
      .leftJoin('pais', 'pais.id', 'usuario.pais_id')
      .select(rowColumns)
      .orderBy(inOrder(order, direction)),
  )
}

/** The time zone of a person: that of their enterprise, otherwise of their country. */
const zoneOf = (userId: number) => sql<string>`(
  select coalesce(empresa.zona_horaria, pais.zona_horaria, 'UTC') from usuario lector
  left join empresa on empresa.id = lector.empresa_id left join pais on pais.id = lector.pais_id
  where lector.id = ${userId})`

/** Returns every matching row in the order of the list, at most `most`, with times in the actor's time zone. */
export function exportUsers(db: Db, scope: Scope, asked: Asked, { most, actorId }: { most: number; actorId: number }) {
  const { column, direction } = orderOf(asked.orden)
  return db
    .selectFrom('usuario')
    .where(asFound(scope, asked))
    .leftJoin('empresa', 'empresa.id', 'usuario.empresa_id')
    .leftJoin('sucursal', 'sucursal.id', 'usuario.sucursal_id')
    .leftJoin('pais', 'pais.id', 'usuario.pais_id')
    .select(detailColumns)
    .select('pais.nombre_en as pais_nombre_en')
    .select(
      sql<string>`to_char(usuario.creado_en at time zone ${zoneOf(actorId)}, 'YYYY-MM-DD HH24:MI')`.as('creado_el'),
    )
    .orderBy(inOrder([...keysOf[column], ref('usuario.id')], direction))
    .limit(most)
    .execute()
}
