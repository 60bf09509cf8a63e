import { CatalogueStatus } from '@portal/contract/licenses/states'
import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'

/** The last day of a license of this type that begins on this day. */
export async function endOfType(db: Db, startsOn: string, typeId: number): Promise<string> {
  const end = sql<string>`licencia_fin(${startsOn}::date, ${typeId}::int)::text`
  return (await db.selectNoFrom(end.as('end')).executeTakeFirstOrThrow()).end
}

/** The person that a license can be given to, with the day that it is where they are. */
export const findHolder = (db: Db, scope: Scope, id: number) =>
  db
    .selectFrom('usuario')
    .select('id')
    .select(sql<string>`(statement_timestamp() at time zone licencia_zona(usuario.id))::date::text`.as('hoy'))
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .where('estado_id', '=', UserStatus.active)
    .where(rowsIn(scope, { enterprise: 'usuario.empresa_id', author: 'usuario.id' }))
    .executeTakeFirst()

/** Whether a service can be chosen; one that a license already has stays. */
export const isServiceOpen = async (db: Db, id: number): Promise<boolean> =>
  (await db
    .selectFrom('servicio')
    .select('id')
    .where('id', '=', id)
    .where('estado_id', '=', CatalogueStatus.active)
    .forShare()
    .executeTakeFirst()) !== undefined

export const isTypeOpen = async (db: Db, id: number): Promise<boolean> =>
  (await db
    .selectFrom('tipo_licencia')
    .select('id')
    .where('id', '=', id)
    .where('estado_id', '=', CatalogueStatus.active)
    .forShare()
    .executeTakeFirst()) !== undefined

/** The day so many years later, less one: the longest end. */
export async function yearsAfter(db: Db, day: string, years: number): Promise<string> {
  const end = sql<string>`((${day}::date + make_interval(years => ${years}::int))::date - 1)::text`
  return (await db.selectNoFrom(end.as('end')).executeTakeFirstOrThrow()).end
}

/** The first day of the newest period: a license that was renewed began before it. */
export async function periodStart(db: Db, licenseId: number): Promise<string> {
  const { fecha_inicio } = await db
    .selectFrom('licencia_periodo')
    .select('fecha_inicio')
    .where('licencia_id', '=', licenseId)
    .where('deshecho_en', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return fecha_inicio
}

/** Changes the dates and type of the newest period as those of its license. */
export async function updatePeriod(
  db: Db,
  licenseId: number,
  dates: { tipo_licencia_id: number; fecha_inicio?: string; fecha_termino: string },
): Promise<void> {
  await db
    .updateTable('licencia_periodo')
    .set(dates)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('licencia_periodo as p')
        .select('p.id')
        .where('p.licencia_id', '=', licenseId)
        .where('p.deshecho_en', 'is', null)
        .orderBy('p.id', 'desc')
        .limit(1),
    )
    .execute()
}
