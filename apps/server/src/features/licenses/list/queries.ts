import { Module } from '@portal/contract/access/constants'
import { isLicenseCode, LicenseOrigin, readLicenseCode } from '@portal/contract/licenses/constants'
import type { LicenseListQuerySchema, licenseOrders } from '@portal/contract/licenses/schemas'
import { LicenseStatus } from '@portal/contract/licenses/states'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { inOrder, orderOf, wordsIn } from '#core/database/list-query.ts'
import { customPlan } from '#core/database/statements.ts'
import type { Which } from '#core/records/bulk.ts'
import { chosenRows } from '#core/records/record-rows.ts'
import { statusOf, todayOf } from '../clock-queries.ts'
import { inScope, isThere } from '../queries.ts'
import { serialKeyOf } from '../rules.ts'

export type ListQuery = z.output<typeof LicenseListQuerySchema>
export type Asked = Omit<ListQuery, 'page' | 'page_row'>
/** What is found, in any order, with the network of the distributor that was asked for. */
export type Filters = Omit<Asked, 'orden'> & { red?: Network | null }

/** Whose licenses belong to a distributor: those of an enterprise, or of one branch. */
export interface Network {
  empresa_id: number | null
  sucursal_id: number | null
}

/** Totals are exact up to this number. */
export const maxCounted = 10_000

const { ref } = sql
const keysOf: Record<(typeof licenseOrders)[number], RawBuilder<unknown>> = {
  fecha_termino: ref('licencia.fecha_termino'),
  fecha_inicio: ref('licencia.fecha_inicio'),
  creado_en: ref('licencia.creado_en'),
}

export const holderName = sql<string>`concat_ws(' ', usuario.nombres, nullif(usuario.apellido_paterno, ''))`

const equal = ['id', 'estado_id', 'servicio_id', 'tipo_licencia_id', 'empresa_id'] as const

const isActive = sql<SqlBool>`licencia.estado_id = ${sql.lit(LicenseStatus.active)}`

/** The licenses with a serial number in the previous program, whatever its case and marks. */
export const ofSerial = (text: string) => sql`select l.id from licencia l
  where l.importada is not null and l.importada ->> 'clave' = ${serialKeyOf(text)}`

/** The holder has all words in their name, e-mail or document; or the text is the number or the serial number of a license. */
function worded(text: string): RawBuilder<SqlBool>[] {
  if (text === '') return []
  const code = readLicenseCode(text)
  if (isLicenseCode(code))
    return [
      sql<SqlBool>`licencia.id in (select l.id from licencia l where l.codigo = ${code} union all ${ofSerial(text)})`,
    ]
  const words = sql.join(wordsIn(ref<string>('titular.buscado'), text), sql` and `)
  const held = sql`select titular.id from usuario titular where ${words}`
  if (!/\d/.test(text)) return [sql<SqlBool>`${customPlan}licencia.usuario_id in (${held})`]
  return [
    sql<SqlBool>`${customPlan}licencia.id in (
      select l.id from licencia l where l.usuario_id in (${held}) union all ${ofSerial(text)})`,
  ]
}

const inNetwork = ({ empresa_id, sucursal_id }: Network): RawBuilder<SqlBool> =>
  sucursal_id === null
    ? sql<SqlBool>`licencia.empresa_id = ${empresa_id}::int`
    : sql<SqlBool>`licencia.sucursal_id = ${sucursal_id}`

/** The licenses of a scope, by all filters. Used by page, total, export and forecast, so that they agree. */
export function conditionsOf(scope: Scope, asked: Filters): RawBuilder<SqlBool> {
  const conditions: RawBuilder<SqlBool>[] = [
    isThere(scope),
    ...equal.flatMap((column) =>
      asked[column] === null ? [] : [sql<SqlBool>`${ref(`licencia.${column}`)} = ${asked[column]}`],
    ),
    ...(asked.distribuidor_id === null ? [] : [asked.red ? inNetwork(asked.red) : sql<SqlBool>`false`]),
    ...(asked.vence_dias === null ? [] : [isActive, endsWithin(asked.vence_dias)]),
    ...(asked.en_gracia ? [isActive, sql<SqlBool>`(${hasNoTime} and licencia.fecha_termino < ${todayOf()})`] : []),
    ...(asked.termina_desde === null ? [] : [sql<SqlBool>`licencia.fecha_termino >= ${asked.termina_desde}::date`]),
    ...(asked.termina_hasta === null ? [] : [sql<SqlBool>`licencia.fecha_termino <= ${asked.termina_hasta}::date`]),
    ...(asked.vigente_el === null ? [] : [isInForceOn(sql`${asked.vigente_el}::date`)]),
    ...worded(asked.buscar),
  ]
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

export const isInForceOn = (day: RawBuilder<unknown>) => sql<SqlBool>`(
  licencia.fecha_inicio <= ${day} and licencia.fecha_termino >= ${day} and licencia.suspendida is null)`

/** What an index finds of it: a day that is past somewhere. */
const hasNoTime = sql<SqlBool>`licencia.fecha_termino <= (statement_timestamp() at time zone 'Etc/GMT-14')::date`

const endsWithin = (days: number) => sql<SqlBool>`(${customPlan}licencia.fecha_termino
  between (statement_timestamp() at time zone 'Etc/GMT+12')::date
  and (statement_timestamp() at time zone 'Etc/GMT-14')::date + ${days}::int
  and licencia.fecha_termino between ${todayOf()} and ${todayOf()} + ${days}::int)`

/** Counts the matching licenses, up to one more than `maxCounted`. */
export async function countLicenses(db: Db, scope: Scope, asked: Filters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total
    from (select from licencia where ${conditionsOf(scope, asked)} limit ${sql.lit(maxCounted + 1)}) found`.execute(db)
  return rows[0]!.total
}

interface Slice {
  offset: number
  limit: number
  /** How many match, up to one more than `maxCounted`: many are read in the order of an index, few are sorted. */
  total: number
}

/** Returns rows in the requested order, with their status of today. */
export async function listLicenses(
  db: Db,
  scope: Scope,
  { orden, ...asked }: Filters & Pick<Asked, 'orden'>,
  { offset, limit, total }: Slice,
) {
  const isFew = total <= maxCounted
  if (isFew && offset >= total) return []
  const { column, direction } = orderOf(orden)
  const page = sql<{ id: number; clave: unknown }>`(
    with found as ${sql.raw(isFew && asked.buscar !== '' ? 'materialized' : 'not materialized')} (
      select licencia.id, ${keysOf[column]} as clave from licencia where ${conditionsOf(scope, asked)})
    select id, clave from found order by ${inOrder([ref('clave'), ref('id')], direction)} limit ${limit} offset ${offset})`
  return shown(db, page)
    .orderBy(inOrder([ref('page.clave'), ref('page.id')], direction))
    .execute()
}

/** Whether the previous program issued it, and it has not been renewed here: the portal signs no file of it. */
const isOfBefore = sql<boolean>`(licencia.origen = ${sql.lit(LicenseOrigin.import)} and not exists (
  select from licencia_periodo p where p.licencia_id = licencia.id and p.antes is not null and p.deshecho_en is null))`

/** Selects these licenses as lists show them. */
export function shown(db: Db, page: RawBuilder<{ id: number }>) {
  return db
    .selectFrom(page.as('page'))
    .innerJoin('licencia', 'licencia.id', 'page.id')
    .innerJoin('servicio', 'servicio.id', 'licencia.servicio_id')
    .innerJoin('tipo_licencia', 'tipo_licencia.id', 'licencia.tipo_licencia_id')
    .innerJoin('usuario', 'usuario.id', 'licencia.usuario_id')
    .leftJoin('empresa', 'empresa.id', 'licencia.empresa_id')
    .select([
      'licencia.id',
      'licencia.codigo',
      'licencia.usuario_id',
      'usuario.email',
      'licencia.empresa_id',
      'empresa.nombre as empresa_nombre',
      'licencia.servicio_id',
      'servicio.nombre as servicio_nombre',
      'servicio.nombre_en as servicio_nombre_en',
      'licencia.tipo_licencia_id',
      'tipo_licencia.nombre as tipo_nombre',
      'tipo_licencia.nombre_en as tipo_nombre_en',
      'licencia.fecha_inicio',
      'licencia.fecha_termino',
      'licencia.suspendida',
      'licencia.serie',
      'licencia.zona_horaria',
      'licencia.version',
    ])
    .select([
      holderName.as('titular'),
      isOfBefore.as('emitida_antes'),
      statusOf().as('estado_id'),
      sql<number>`licencia.fecha_termino - ${todayOf()}`.as('dias_restantes'),
      sql<boolean>`(${statusOf()} = ${sql.lit(LicenseStatus.active)} and licencia.fecha_termino < ${todayOf()})`.as(
        'en_gracia',
      ),
    ])
}

export type LicenseRow = Awaited<ReturnType<typeof listLicenses>>[number]

/** Returns one license of a scope with what only its panel shows, deleted ones too. */
export const getLicense = (db: Db, scope: Scope, id: number) =>
  shown(db, sql`(select licencia.id from licencia where licencia.id = ${id} and ${inScope(scope)})`)
    .leftJoin('usuario as autor', 'autor.id', 'licencia.creado_por')
    .select([
      'servicio.dias_gracia',
      'licencia.notas',
      'licencia.creado_en',
      'licencia.convertida_en',
      'licencia.eliminado_en',
    ])
    .select([
      sql<LicenseOrigin>`licencia.origen`.as('origen'),
      sql<string | null>`nullif(concat_ws(' ', autor.nombres, nullif(autor.apellido_paterno, '')), '')`.as('autor'),
    ])
    .executeTakeFirst()

/** Those that many are chosen by. */
export const chosenLicenses = (db: Db, scope: Scope, which: Which<Filters>, most: number) =>
  chosenRows(which, most, {
    id: 'licencia.id',
    named: sql<string>`(select ${holderName} || ' · ' || servicio.nombre from usuario, servicio
      where usuario.id = licencia.usuario_id and servicio.id = licencia.servicio_id)`,
    all: db.selectFrom('licencia').where(isThere(scope)),
    asked: (query) => db.selectFrom('licencia').where(conditionsOf(scope, query)),
  })

/** The network of a distributor: their branch, or for a master distributor their enterprise. */
export const networkOf = (db: Db, userId: number): Promise<Network | undefined> =>
  db
    .selectFrom('usuario')
    .select('empresa_id')
    .select(
      sql<number | null>`case when exists (select from acceso_modulo a where a.usuario_id = usuario.id
        and a.clave_modulo = ${sql.lit(Module.masterDistributor)}) then null else usuario.sucursal_id end`.as(
        'sucursal_id',
      ),
    )
    .where('id', '=', userId)
    .where('empresa_id', 'is not', null)
    .executeTakeFirst()

/** The periods of a license, the newest first; those of renewals taken back too. */
export const listPeriods = (db: Db, id: number) =>
  db
    .selectFrom('licencia_periodo as p')
    .innerJoin('tipo_licencia as t', 't.id', 'p.tipo_licencia_id')
    .leftJoin('usuario as autor', 'autor.id', 'p.creado_por')
    .leftJoin('cotizacion as c', 'c.id', 'p.cotizacion_id')
    .select(['p.id', 'c.codigo as cotizacion', 't.nombre as tipo_nombre', 't.nombre_en as tipo_nombre_en'])
    .select(['p.fecha_inicio', 'p.fecha_termino', 'p.creado_en', 'p.deshecho_en'])
    .select(
      sql<string | null>`nullif(concat_ws(' ', autor.nombres, nullif(autor.apellido_paterno, '')), '')`.as('autor'),
    )
    .where('p.licencia_id', '=', id)
    .orderBy('p.id', 'desc')
    .execute()

const mostFiles = 50

export const listFiles = (db: Db, id: number) =>
  db
    .selectFrom('licencia_archivo')
    .select(['id', 'dispositivo', 'clave', 'creado_en'])
    .where('licencia_id', '=', id)
    .orderBy('id', 'desc')
    .limit(mostFiles)
    .execute()
