import { readLicenseCode } from '@portal/contract/licenses/constants'
import { LicenseStatus } from '@portal/contract/licenses/states'
import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import { intervalOfDay } from '#core/database/buckets.ts'
import type { Db } from '#core/database/database.ts'
import { wordsFoundIn } from '#core/database/list-query.ts'
import { type Addresses, type Before, newestAbout } from '#core/database/newest-about.ts'
import { newestMatching } from '#core/database/newest-matching.ts'
import type { Move } from '#features/transfers/service.ts'
import { statusOf } from './clock-queries.ts'
import { conditionsOf, type Filters, holderName, isInForceOn, ofSerial } from './list/queries.ts'
import { inScope, isThere } from './queries.ts'

interface Row {
  intervalo: number
  grupo: string
  total: number
}

/** Licenses by the interval of their last day. */
export async function countEnds(db: Db, scope: Scope, asked: Filters, starts: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${intervalOfDay(sql.ref('licencia.fecha_termino'), starts)} as intervalo, 'licencias' as grupo,
      count(*) as total
    from licencia where ${conditionsOf(scope, asked)} group by 1`.execute(db)
  return rows
}

/** Licenses in force on each of these days. */
export async function countInForce(db: Db, scope: Scope, asked: Filters, days: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select place - 1 as intervalo, 'licencias' as grupo, (
      select count(*) from licencia where ${conditionsOf(scope, asked)} and ${isInForceOn(sql`day`)}) as total
    from unnest(${[...days]}::date[]) with ordinality as days (day, place)`.execute(db)
  return rows
}

const { ref } = sql

/** Returns the newest licenses of a scope whose holder has every word of a text, or that have this number or serial number. */
export function findLicenses(db: Db, scope: Scope, text: string, most: number) {
  const words = wordsFoundIn(ref<string>('titular.buscado'), text)
  const byHolder = sql<boolean>`licencia.usuario_id in (select titular.id from usuario titular where ${words})`
  const byNumber = sql<boolean>`licencia.codigo = ${readLicenseCode(text)}`
  const bySerial = sql<boolean>`licencia.id in (${ofSerial(text)})`
  const found = newestMatching({
    table: 'licencia',
    seen: isThere(scope),
    conditions: [byHolder, byNumber, bySerial],
    most,
  })
  return db
    .selectFrom(found.as('found'))
    .innerJoin('licencia', 'licencia.id', 'found.id')
    .innerJoin('usuario', 'usuario.id', 'licencia.usuario_id')
    .innerJoin('servicio', 'servicio.id', 'licencia.servicio_id')
    .select(['licencia.id', 'licencia.codigo', 'licencia.fecha_termino', 'servicio.nombre as servicio'])
    .select('servicio.nombre_en as servicio_en')
    .select(holderName.as('titular'))
    .orderBy('licencia.id', 'desc')
    .execute()
}

/** Licenses of a person that are active, scheduled or suspended. */
const heldOf = (scope: Scope, userId: number) => sql<boolean>`(${isThere(scope)} and licencia.usuario_id = ${userId}
  and ${statusOf()} <> ${sql.lit(LicenseStatus.finished)})`

export async function countHeld(db: Db, scope: Scope, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from licencia join servicio on servicio.id = licencia.servicio_id
    where ${heldOf(scope, userId)}`.execute(db)
  return rows[0]!.total
}

/** The columns of a license that another person holds: their branch and the time zone of their country come with them. */
export const heldBy = (userId: number) => ({
  usuario_id: userId,
  sucursal_id: sql<number | null>`(select sucursal_id from usuario where id = ${userId})`,
  zona_horaria: sql<string>`licencia_zona(${userId})`,
})

/** Gives licenses to another person of their enterprise. */
export async function moveLicenses(db: Db, { scope, from, to, most }: Move) {
  const { rows } = await sql<{ id: number; nombre: string; version: number }>`
    with suyas as (
      select licencia.id, servicio.nombre from licencia join servicio on servicio.id = licencia.servicio_id
      where ${heldOf(scope, from)} and licencia.empresa_id is not distinct from ${to.empresa_id}::int
      order by licencia.id limit ${most} for no key update of licencia
    )
    update licencia set usuario_id = ${to.id}, sucursal_id = u.sucursal_id, zona_horaria = licencia_zona(u.id),
      version = licencia.version + 1
    from suyas, usuario u where suyas.id = licencia.id and u.id = ${to.id}
    returning licencia.id, suyas.nombre || ' · ' || licencia.codigo as nombre, licencia.version`.execute(db)
  return rows
}

interface EventRow {
  id: number
  momento: Date
  servicio: string
  servicio_en: string
  tipo: string
  tipo_en: string
  fecha_inicio: string
  fecha_termino: string
  estado_id: LicenseStatus
}

/** The newest licenses of the accounts with these addresses; deleted ones stay in the history. */
export const newestLicenses = (db: Db, scope: Scope, who: Addresses, before: Before | null, most: number) =>
  newestAbout<EventRow>(db, who, before, most, {
    from: sql`usuario titular join licencia on licencia.usuario_id = titular.id
      join servicio on servicio.id = licencia.servicio_id
      join tipo_licencia on tipo_licencia.id = licencia.tipo_licencia_id`,
    where: inScope(scope),
    columns: sql`licencia.id, licencia.creado_en as momento, servicio.nombre as servicio,
      servicio.nombre_en as servicio_en, tipo_licencia.nombre as tipo, tipo_licencia.nombre_en as tipo_en,
      licencia.fecha_inicio, licencia.fecha_termino, ${statusOf()} as estado_id`,
    email: sql`lower(titular.email)`,
    phone: sql`titular.telefono`,
    at: sql`licencia.creado_en`,
    id: sql`licencia.id`,
  })
