import { LicenseStatus } from '@portal/contract/licenses/states'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { statusOf, todayOf } from '../clock-queries.ts'

const prefix = 'licencia:'
const revokedPrefix = 'licencia-revocada:'

/** The signing keys, the newest first: its id, and the private key as PKCS #8 in base64. */
export async function listKeys(db: Db): Promise<{ id: string; valor: string; creado_en: Date }[]> {
  const rows = await db
    .selectFrom('secreto')
    .select(['nombre', 'valor', 'creado_en'])
    .where('nombre', 'like', `${prefix}%`)
    .orderBy('creado_en', 'desc')
    .orderBy('nombre', 'desc')
    .execute()
  return rows.map(({ nombre, ...row }) => ({ ...row, id: nombre.slice(prefix.length) }))
}

/** Makes others who add a key wait for the end of this transaction. */
export const lockKeys = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('licencia claves'))`.execute(db)

export async function insertKey(db: Db, id: string, valor: string): Promise<void> {
  const values = { nombre: `${prefix}${id}`, valor, creado_en: sql<Date>`clock_timestamp()` }
  await db.insertInto('secreto').values(values).execute()
}

/** Takes a key out of use for ever, and wipes it. Returns whether there was one with this id. */
export async function revokeKey(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('secreto')
    .set({ nombre: `${revokedPrefix}${id}`, valor: '' })
    .where('nombre', '=', `${prefix}${id}`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The ids of keys that were revoked. */
export async function listRevokedKeys(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('secreto')
    .select('nombre')
    .where('nombre', 'like', `${revokedPrefix}%`)
    .orderBy('nombre')
    .execute()
  return rows.map(({ nombre }) => nombre.slice(revokedPrefix.length))
}

export async function insertFile(
  db: Db,
  file: { licencia_id: number; dispositivo: string; clave: string; usuario_id: number },
): Promise<number> {
  const { id } = await db.insertInto('licencia_archivo').values(file).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The numbers of licenses that were deleted or are suspended, before their end. */
export async function listRevoked(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('licencia')
    .innerJoin('servicio', 'servicio.id', 'licencia.servicio_id')
    .select('codigo')
    .where(sql<boolean>`(licencia.estado_id = ${sql.lit(LicenseStatus.deleted)} or licencia.suspendida is not null)`)
    .where(sql<boolean>`licencia.fecha_termino + servicio.dias_gracia >= ${todayOf()}`)
    .orderBy('licencia.id')
    .execute()
  return rows.map(({ codigo }) => codigo)
}

/** What the check of a number tells, with the status of today. */
export const findByCode = (db: Db, code: string) =>
  db
    .selectFrom('licencia')
    .innerJoin('servicio', 'servicio.id', 'licencia.servicio_id')
    .select(['licencia.fecha_inicio', 'licencia.fecha_termino', 'licencia.suspendida'])
    .select(['servicio.nombre', 'servicio.nombre_en'])
    .select([statusOf().as('estado_id'), sql<boolean>`licencia.fecha_termino < ${todayOf()}`.as('es_pasada')])
    .where('licencia.codigo', '=', code)
    .executeTakeFirst()
