import { Role } from '@portal/contract/access/constants'
import { auditCounted } from '@portal/contract/audit/constants'
import type { AuditDownloadQuerySchema } from '@portal/contract/audit/schemas'
import type { Of } from '@portal/contract/core/fields'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { duringDays } from '#core/database/days.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import { inOrder, orderOf } from '#core/database/list-query.ts'
import { customPlan } from '#core/database/statements.ts'

export type Asked = Omit<Of<typeof AuditDownloadQuerySchema>, 'idioma_archivo'>
type Filters = Omit<Asked, 'orden'>

const { ref } = sql

/** The rows by all filters, of page, total and export. Planned for its values: a person wrote ten rows or a million. */
function asked(db: Db, { usuario_id, desde, hasta, ...words }: Filters, zone: string) {
  const named = Object.entries(words).filter(([, word]) => word !== '')
  const conditions: RawBuilder<SqlBool>[] = [
    ...named.map(([column, word]) => sql<SqlBool>`${ref(`a.${column}`)} = ${word}`),
    ...(usuario_id === null ? [] : [sql<SqlBool>`a.usuario_id = ${usuario_id}`]),
    ...duringDays(ref('a.creado_en'), [desde, hasta], zone),
  ]
  return db
    .selectFrom('auditoria as a')
    .where(sql<SqlBool>`${customPlan}${conditions.length ? sql.join(conditions, sql` and `) : sql`true`}`)
}

const newest = inOrder([ref('a.creado_en'), ref('a.id')], 'desc')

/** Counts the matching rows, up to one more than `auditCounted`, along the index of the page. */
export async function countRows(db: Db, filters: Filters, zone: string): Promise<number> {
  const some = asked(db, filters, zone)
    .select(sql`1`.as('one'))
    .orderBy(newest)
    .limit(auditCounted + 1)
  const { total } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

interface Slice {
  offset: number
  limit: number
}

const shown = [
  'a.id',
  'a.creado_en',
  'a.usuario_id',
  'a.ip',
  'a.solicitud_id',
  'a.accion',
  'a.entidad',
  'a.entidad_id',
] as const

/** Returns rows in the requested order; what they say before and after only for an export. */
export function listRows(db: Db, { orden, ...filters }: Asked, zone: string, { offset, limit }: Slice) {
  const { direction } = orderOf(orden)
  const page = asked(db, filters, zone)
    .select(shown)
    .orderBy(inOrder([ref('a.creado_en'), ref('a.id')], direction))
    .limit(limit)
    .offset(offset)
  return named(db, page)
    .orderBy(inOrder([ref('a.creado_en'), ref('a.id')], direction))
    .execute()
}

const named = (db: Db, rows: ReturnType<typeof rowsOf>) =>
  db
    .selectFrom(rows.as('a'))
    .leftJoin('usuario as u', 'u.id', 'a.usuario_id')
    .leftJoin('auditoria_sello as s', 's.auditoria_id', 'a.id')
    .select(shown)
    .select('s.numero as sello')
    .select(sql<string | null>`case when u.id is not null then ${fullNameOf('u')} end`.as('usuario_nombre'))

const rowsOf = (db: Db) => db.selectFrom('auditoria as a').select(shown)

export type Row = Awaited<ReturnType<typeof listRows>>[number]

/** Returns one row with all that it says, and its seal. */
export const getRow = (db: Db, id: number) =>
  named(db, rowsOf(db).where('a.id', '=', id))
    .innerJoin('auditoria as whole', 'whole.id', 'a.id')
    .select(['s.sellado_en', sql<string | null>`encode(s.hash, 'hex')`.as('hash')])
    .select([
      sql<Record<string, unknown> | null>`whole.antes`.as('antes'),
      sql<Record<string, unknown> | null>`whole.despues`.as('despues'),
    ])
    .executeTakeFirst()

/** Returns what these rows said before and after. */
export async function listValues(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('auditoria')
    .select(['id', sql<object | null>`antes`.as('antes'), sql<object | null>`despues`.as('despues')])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns the different values of an indexed column, each by one step in its index. */
export async function listWords(db: Db, column: 'accion' | 'entidad'): Promise<string[]> {
  const word = ref(column)
  const { rows } = await sql<{ word: string }>`
    with recursive words as (
      (select ${word} as word from auditoria order by ${word} limit 1)
      union all
      select (select ${word} from auditoria where ${word} > words.word order by ${word} limit 1)
      from words where words.word is not null
    )
    select word from words where word is not null`.execute(db)
  return rows.map(({ word }) => word)
}

const mostPeople = 500

/** Returns people of the house and administrators, also former ones, and the one that is asked for. */
export const listPeople = (db: Db, asked: number | null) =>
  db
    .selectFrom('usuario as u')
    .select('u.id')
    .select(fullNameOf('u').as('nombre'))
    .where(
      sql<SqlBool>`(u.id = ${asked} or u.empresa_id = casa_id()
        or u.rol_id in (${sql.lit(Role.superAdmin)}, ${sql.lit(Role.administrator)}))`,
    )
    .orderBy(sql`u.id = ${asked} desc nulls last`)
    .orderBy(sql`u.nombres collate es`)
    .orderBy('u.id')
    .limit(mostPeople)
    .execute()
