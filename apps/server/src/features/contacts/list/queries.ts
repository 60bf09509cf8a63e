import { contactFields } from '@portal/contract/contacts/fields'
import type { ContactListQuerySchema, contactOrders } from '@portal/contract/contacts/schemas'
import { namesOf } from '@portal/contract/core/entities'
import type { Language } from '@portal/contract/core/language'
import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import { inOrder, inSpanishOrder, occursOr, orderOf, wordsIn, wordsOf } from '#core/database/list-query.ts'
import { periodInQuery } from '#core/database/period-in-query.ts'
import type { DB } from '#core/database/schema.ts'
import { customPlan } from '#core/database/statements.ts'
import type { Which } from '#core/records/bulk.ts'
import { chosenRows } from '#core/records/record-rows.ts'
import { isThere } from '../queries.ts'
import type { Similar } from '../similar/similar.ts'

export type ListQuery = z.output<typeof ContactListQuerySchema>
export type Asked = Omit<ListQuery, 'page' | 'page_row'> & {
  /** The reader's time zone, whose day is "today". */
  zona: string
  /** For each typed word, what may be meant by it, where no contact has the words as they were typed. */
  parecidas?: Similar
}
export type Filters = Omit<Asked, 'orden'>

/** Totals are exact up to this number. */
export const maxCounted = 10_000

const { ref } = sql
const keysOf: Record<(typeof contactOrders)[number], RawBuilder<unknown>> = {
  nombre: inSpanishOrder(ref('contacto.nombre')) as RawBuilder<unknown>,
  empresa: inSpanishOrder(ref('contacto.empresa')) as RawBuilder<unknown>,
  creado_en: ref('contacto.creado_en'),
  contactado_en: ref('contacto.contactado_en'),
}

/** The days of the settings, unless the responsible has set others. */
const silenceDays = periodInQuery('silencio_dias')
const daysOf = sql`coalesce((select dias from contacto_silencio where usuario_id = contacto.responsable_id), ${silenceDays})`
/** The last contact is longer ago than the responsible allows (rule contacts/silence). */
const isSilent = sql<boolean>`(contacto.contactado_en < statement_timestamp() - make_interval(days => ${daysOf}))`
/** What an index can find of it: no period is shorter than the shortest one that is set. */
const maySilent = sql<SqlBool>`${customPlan}contacto.contactado_en < statement_timestamp() - make_interval(days =>
  (select least(min(dias), ${silenceDays}) from contacto_silencio))`

/** The last contact is at least so many days ago. */
const isSilentFor = (days: number) =>
  sql<SqlBool>`(${customPlan}contacto.contactado_en <= statement_timestamp() - make_interval(days => ${days}::int))`

const meeting = (condition: RawBuilder<SqlBool>) =>
  sql<SqlBool>`contacto.id in (select contacto_id from historialcontacto h
    where h.eliminado_en is null and h.fecha_reunion is not null and ${condition})`

const dayStart = (zone: string, more: number) =>
  sql`(((statement_timestamp() at time zone ${zone}::text)::date + ${sql.lit(more)})::timestamp at time zone ${zone}::text)`

/** A meeting of today, whatever came of it, except one that was moved. */
const isToday = (zone: string) =>
  sql<SqlBool>`(h.fecha_reunion >= ${dayStart(zone, 0)} and h.fecha_reunion < ${dayStart(zone, 1)}
    and h.resultado is distinct from 'movida')`

/** A meeting that is past, about which nobody has said what happened. */
const isUnanswered = sql<SqlBool>`(h.fecha_reunion < statement_timestamp() and h.resultado is null)`

const searched = ref<string>('contacto.buscado')

/** The typed words, or what is meant by them. */
const worded = ({ buscar, parecidas }: Filters) =>
  parecidas
    ? wordsOf(buscar).map((word, place) => occursOr(searched, word, parecidas[place]!))
    : wordsIn(searched, buscar)

/** The filters as the index of the words has them. */
function marked({ enterpriseId, authorId }: Scope, asked: Filters): RawBuilder<SqlBool>[] {
  const marks = [
    ...(asked.pais_id === null ? [] : [`#p${asked.pais_id}`]),
    ...(asked.idioma === null ? [] : [`#l${asked.idioma}`]),
    ...[asked.responsable_id, authorId].flatMap((id) => (id == null ? [] : [`#r${id}`])),
    ...(enterpriseId === undefined ? [] : [`#e${enterpriseId}`]),
  ]
  return asked.buscar === '' || marks.length === 0 ? [] : [sql<SqlBool>`${marksOf} @> ${marks}::text[]`]
}

/** Must equal the indexed expression. */
const marksOf = sql`contacto_marcas(contacto.pais_id, contacto.idioma, contacto.responsable_id, contacto.empresa_id)`

/** The contacts of a scope, by all filters. Used by page, total and export, so that they agree. */
const asFound = (scope: Scope, asked: Filters) => (eb: ExpressionBuilder<DB, 'contacto'>) =>
  eb.and([asOrdered(scope, asked)(eb), ...marked(scope, asked)])

/** The same for rows that are read in the index of an order. */
const asOrdered = (scope: Scope, asked: Filters) => (eb: ExpressionBuilder<DB, 'contacto'>) =>
  eb.and([
    isThere(scope),
    ...(['id', 'pais_id', 'responsable_id', 'idioma'] as const).flatMap((column) =>
      asked[column] === null ? [] : [eb(`contacto.${column}`, '=', asked[column])],
    ),
    ...(asked.sin_contacto ? [maySilent, isSilent] : []),
    ...(asked.silencio_dias === null ? [] : [isSilentFor(asked.silencio_dias)]),
    ...(asked.silencio_menos_de === null ? [] : [sql<SqlBool>`not ${isSilentFor(asked.silencio_menos_de)}`]),
    ...(asked.reunion_hoy ? [meeting(isToday(asked.zona))] : []),
    ...(asked.por_responder ? [meeting(isUnanswered)] : []),
    ...worded(asked),
  ])

/** What matches: how many, up to one more than `maxCounted`, and which, where these are few. */
export interface Found {
  total: number
  ids: number[] | null
}

/** Up to as many, pages are read by their ids: finding them by words again would cost as much as the first time. */
const maxRead = 500

/** Finds the matching contacts. */
export async function findContacts(db: Db, scope: Scope, asked: Filters): Promise<Found> {
  const some = db
    .selectFrom('contacto')
    .where(asFound(scope, asked))
    .select('contacto.id')
    .limit(maxCounted + 1)
  return db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select(sql<number[] | null>`case when count(*) <= ${sql.lit(maxRead)} then array_agg(id) end`.as('ids'))
    .executeTakeFirstOrThrow()
}

/** Counts all matching contacts. */
export async function countContactsExactly(db: Db, scope: Scope, asked: Filters): Promise<number> {
  const found = db.selectFrom('contacto').where(asFound(scope, asked))
  return (await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total
}

interface Slice {
  offset: number
  limit: number
  /** What matches: many are read in the order of its index, few are sorted. */
  found: Found
}

/** Reads these contacts first: no index of words is read for them. */
const among = (db: Db, ids: readonly number[]): Db =>
  db.with(
    (name) => name('contacto').materialized(),
    (db) => db.selectFrom('contacto').where(sql<SqlBool>`contacto.id = any(${ids}::int[])`).selectAll(),
  ) as unknown as Db

/** Returns rows in the requested order. */
export async function listContacts(db: Db, scope: Scope, { orden, ...asked }: Asked, slice: Slice) {
  const { offset, limit, found } = slice
  const { total, ids } = found
  const isFew = total <= maxCounted
  if (isFew && offset >= total) return []
  const { column, direction } = orderOf(orden)
  const rows = (ids === null ? db : among(db, ids))
    .selectFrom('contacto')
    .where(isFew && ids === null ? asFound(scope, asked) : asOrdered(scope, asked))
    .select(['contacto.id', keysOf[column].as('clave')])
  const page = sql<{ id: number }>`(
    with found as ${sql.raw(isFew ? 'materialized' : 'not materialized')} (${rows})
    select id, clave from found order by ${inOrder([ref('clave'), ref('id')], direction)} limit ${limit} offset ${offset})`
  return shown(db, page)
    .orderBy(inOrder([ref('page.clave'), ref('page.id')], direction))
    .execute()
}

const fields = namesOf(contactFields).map((name) => `contacto.${name}` as const)

/** Selects these contacts as lists show them. */
function shown(db: Db, page: RawBuilder<{ id: number }>) {
  return db
    .selectFrom(page.as('page'))
    .innerJoin('contacto', 'contacto.id', 'page.id')
    .innerJoin('pais', 'pais.id', 'contacto.pais_id')
    .innerJoin('usuario as responsable', 'responsable.id', 'contacto.responsable_id')
    .select([
      'contacto.id',
      'contacto.id as contacto_id',
      ...fields,
      'pais.nombre as pais_nombre',
      'pais.nombre_en as pais_nombre_en',
      'contacto.responsable_id',
      'contacto.contactado_en',
      'contacto.no_contactar_en',
      'contacto.no_contactar_motivo',
      'contacto.creado_en',
      'contacto.version',
    ])
    .select(fullNameOf('responsable').as('responsable_nombre'))
    .select(sql<Record<string, string>>`contacto.no_contactar_otros`.as('no_contactar_otros'))
    .$narrowType<{ idioma: Language }>()
    .select(isSilent.as('sin_contacto'))
    .select(
      sql<Date | null>`(select min(h.fecha_reunion) from historialcontacto h where h.contacto_id = contacto.id
        and h.eliminado_en is null and h.fecha_reunion >= statement_timestamp())`.as('proxima_reunion'),
    )
}

export type ContactRow = Awaited<ReturnType<typeof listContacts>>[number]

/** Whether anything happened since a contact was entered; until then `contactado_en` is the day of the entry. */
export const isContacted = ({ contactado_en, creado_en }: Pick<ContactRow, 'contactado_en' | 'creado_en'>): boolean =>
  contactado_en.getTime() !== creado_en.getTime()

/** Returns one contact of a scope as lists show it. */
export const getContact = (db: Db, scope: Scope, id: number): Promise<ContactRow | undefined> =>
  shown(db, sql`(select id from contacto where id = ${id} and ${isThere(scope)})`).executeTakeFirst()

/** Those that many are chosen by. */
export const chosenContacts = (db: Db, scope: Scope, which: Which<Asked>, most: number) =>
  chosenRows(which, most, {
    id: 'contacto.id',
    named: ref<string>('contacto.nombre'),
    all: db.selectFrom('contacto').where(isThere(scope)),
    asked: (query) => db.selectFrom('contacto').where(asFound(scope, query)),
  })

/** Counts the contacts of a scope with a meeting today. */
export async function countMeetToday(db: Db, scope: Scope, zone: string): Promise<number> {
  const { total } = await db
    .selectFrom('historialcontacto as h')
    .innerJoin('contacto', 'contacto.id', 'h.contacto_id')
    .where('h.eliminado_en', 'is', null)
    .where(isToday(zone))
    .where(isThere(scope))
    .select(({ fn }) => fn.count<number>('h.contacto_id').distinct().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** The contact with this e-mail, otherwise with this phone; that of contacts merged into it counts too. */
export async function findByAddress(db: Db, scope: Scope, { email, telefono }: { email: string; telefono: string }) {
  const { rows } = await sql<{ id: number; nombre: string; empresa: string }>`
    select contacto.id, contacto.nombre, contacto.empresa from (
      (select coalesce(fusionado_con, id) as id, 1 as lugar from contacto
        where lower(email) = ${email.toLowerCase()} and ${email} <> '' and (eliminado_en is null or fusionado_con is not null))
      union all
      (select coalesce(fusionado_con, id), 2 from contacto
        where telefono = ${telefono} and ${telefono} <> '' and (eliminado_en is null or fusionado_con is not null))
    ) encontrado join contacto on contacto.id = encontrado.id
    where ${isThere(scope)} order by encontrado.lugar, contacto.id limit 1`.execute(db)
  return rows[0]
}
