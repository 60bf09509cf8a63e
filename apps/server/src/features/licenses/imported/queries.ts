import { CatalogueStatus, LicenseStatus } from '@portal/contract/licenses/states'
import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import { statusOf } from '../clock-queries.ts'
import { isThere } from '../queries.ts'

/** What an import stores of a license. */
export interface ImportedValues {
  usuario_id: number
  tipo_licencia_id: number
  fecha_termino: string
  suspendida: string | null
  serie: string | null
  notas: string
}
/** What the last import stored of it, and the key of its serial number; empty without one. */
export type ImportedBase = Partial<ImportedValues> & { clave: string }

export type KnownLicense = ImportedValues & {
  id: number
  version: number
  codigo: string
  servicio_id: number
  /** As it is today where its holder is. */
  estado_hoy: LicenseStatus
  /** The first days of its periods, the earliest first: a license that was renewed has several. */
  inicios: string[]
  importada: ImportedBase | null
}

interface Wanted {
  holders: readonly number[]
  /** Keys of serial numbers. */
  serials: readonly string[]
  codes: readonly string[]
}

/** Returns the licenses of a scope that rows of a workbook may be about, the oldest first. */
export async function listKnownLicenses(
  db: Db,
  scope: Scope,
  { holders, serials, codes }: Wanted,
): Promise<KnownLicense[]> {
  const rows = await db
    .selectFrom('licencia')
    .innerJoin('servicio', 'servicio.id', 'licencia.servicio_id')
    .select(['licencia.id', 'licencia.version', 'licencia.codigo', 'licencia.usuario_id', 'licencia.servicio_id'])
    .select(['licencia.tipo_licencia_id', 'licencia.fecha_termino', 'licencia.suspendida', 'licencia.serie'])
    .select(['licencia.notas', 'licencia.importada'])
    .select(statusOf().as('estado_hoy'))
    .select(
      sql<string[]>`array(select p.fecha_inicio::text from licencia_periodo p
        where p.licencia_id = licencia.id and p.deshecho_en is null order by p.fecha_inicio)`.as('inicios'),
    )
    .where(isThere(scope))
    .where(
      sql<boolean>`(licencia.usuario_id = any(${[...holders]}::int[]) or licencia.codigo = any(${[...codes]}::text[])
        or (licencia.importada is not null and licencia.importada ->> 'clave' = any(${[...serials]}::text[])))`,
    )
    .orderBy('licencia.id')
    .execute()
  return rows as unknown as KnownLicense[]
}

/** A person whom a row may name as the holder. */
export interface NamedPerson {
  id: number
  email: string
  nombre: string
  empresa_id: number | null
  isActive: boolean
  /** The day that it is where they are. */
  hoy: string
}

/** Returns people of a scope with one of these e-mails, in small letters, or one of these names. */
export function listNamedPeople(
  db: Db,
  scope: Scope,
  { emails, names }: { emails: readonly string[]; names: readonly string[] },
): Promise<NamedPerson[]> {
  return people(db, scope)
    .where(
      sql<boolean>`(lower(usuario.email) = any(${[...emails]}::text[]) or sin_acentos(${fullNameOf('usuario')}) in (
        select sin_acentos(nombre) from unnest(${[...names]}::text[]) as nombre))`,
    )
    .execute()
}

/** Returns these people of a scope. */
export const listPeople = (db: Db, scope: Scope, ids: readonly number[]): Promise<NamedPerson[]> =>
  people(db, scope)
    .where('usuario.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()

const people = (db: Db, scope: Scope) =>
  db
    .selectFrom('usuario')
    .select(['usuario.id', 'usuario.email', 'usuario.empresa_id'])
    .select([
      fullNameOf('usuario').as('nombre'),
      sql<boolean>`usuario.estado_id = ${sql.lit(UserStatus.active)}`.as('isActive'),
      sql<string>`(statement_timestamp() at time zone licencia_zona(usuario.id))::date::text`.as('hoy'),
    ])
    .where('usuario.eliminado_en', 'is', null)
    .where(rowsIn(scope, { enterprise: 'usuario.empresa_id', author: 'usuario.id' }))
    .orderBy('usuario.id')

/** What a row may name, also what is no longer given: a license of the past may be of it. */
interface Choice {
  id: number
  nombre: string
  nombre_en: string
  isActive: boolean
}

export const listAnyServices = (db: Db): Promise<(Choice & { dias_gracia: number })[]> =>
  db
    .selectFrom('servicio')
    .select(['id', 'nombre', 'nombre_en', 'dias_gracia'])
    .select(sql<boolean>`estado_id = ${sql.lit(CatalogueStatus.active)}`.as('isActive'))
    .where('estado_id', '<>', CatalogueStatus.deleted)
    .orderBy(sql`nombre collate es`)
    .execute()

export const listAnyTypes = (db: Db): Promise<Choice[]> =>
  db
    .selectFrom('tipo_licencia')
    .select(['id', 'nombre', 'nombre_en'])
    .select(sql<boolean>`estado_id = ${sql.lit(CatalogueStatus.active)}`.as('isActive'))
    .where('estado_id', '<>', CatalogueStatus.deleted)
    .orderBy('id')
    .execute()

interface Term {
  start: string
  typeId: number
}
interface Ends {
  /** The last day of a license of this type that begins on this day. */
  end: string
  /** That of the longest one of a student. */
  studentEnd: string
}

const keyOf = ({ start, typeId }: Term) => `${start} ${typeId}`

/** Returns what finds the ends of licenses by their start and type. */
export async function endsOf(
  db: Db,
  terms: readonly Term[],
  studentYears: number,
): Promise<(term: Term) => Ends | undefined> {
  const different = [...new Map(terms.map((term) => [keyOf(term), term])).values()]
  const { rows } = await sql<Term & Ends>`
    select inicio::text as start, tipo as "typeId", licencia_fin(inicio, tipo)::text as end,
      ((inicio + make_interval(years => ${studentYears}::int))::date - 1)::text as "studentEnd"
    from unnest(${different.map(({ start }) => start)}::date[], ${different.map(({ typeId }) => typeId)}::int[])
      as termino (inicio, tipo)`.execute(db)
  const found = new Map(rows.map((row) => [keyOf(row), row]))
  return (term) => found.get(keyOf(term))
}

/** Imports of licenses store their rows one after the other. */
export async function waitForImports(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('licencias importadas', 0))`.execute(db)
}

/** Whether these services and types are there; they stay until the commit. */
export async function areThere(db: Db, services: readonly number[], types: readonly number[]): Promise<boolean> {
  const [of, typed] = [[...new Set(services)], [...new Set(types)]]
  const stored = await db
    .selectFrom('servicio')
    .select('id')
    .where('id', '=', sql<number>`any(${of}::int[])`)
    .where('estado_id', '<>', CatalogueStatus.deleted)
    .forShare()
    .execute()
  const known = await db
    .selectFrom('tipo_licencia')
    .select('id')
    .where('id', '=', sql<number>`any(${typed}::int[])`)
    .where('estado_id', '<>', CatalogueStatus.deleted)
    .forShare()
    .execute()
  return stored.length === of.length && known.length === typed.length
}

/** The status of a license that comes in, or whose suspension ends: by its dates, where its holder is. */
export const statusByDates = (of: {
  userId: number
  serviceId: number
  startsOn: string
  endsOn: string
  suspended: string | null
}) =>
  sql<number>`licencia_estado(${sql.lit(LicenseStatus.inactive)}, ${of.suspended}::text, ${of.startsOn}::date,
    ${of.endsOn}::date, (select dias_gracia from servicio where id = ${of.serviceId}),
    (statement_timestamp() at time zone licencia_zona(${of.userId}))::date)`

/** The enterprise of a person, for columns. */
export const enterpriseOf = (userId: number) =>
  sql<number | null>`(select empresa_id from usuario where id = ${userId})`

/** Tables whose rows rest on a license, besides its periods and notices. */
export const licenseTables = ['licencia_archivo', 'cotizacion', 'licencia_demo', 'licencia_pendiente']

/** Whether something rests on a license that no import made: a file, a quote, a demo. */
export async function isUsed(db: Db, id: number): Promise<boolean> {
  const rows = licenseTables.map((table) => sql`select from ${sql.table(table)} where licencia_id = ${id}`)
  const used = sql<{ used: boolean }>`select exists (${sql.join(rows, sql` union all `)}) as used`
  return (await used.execute(db)).rows[0]!.used
}
