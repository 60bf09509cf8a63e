import type { GrantableModule, Role } from '@portal/contract/access/constants'
import { isOfHouse, modulesInForce, type Place } from '@portal/contract/access/templates'
import { sql } from 'kysely'
import type { Actor, Caller } from '../base/actor.ts'
import type { Db } from '../database/database.ts'

/** User status that allows sessions: active. */
const active = 1

/** A user and their rights, as stored now. */
export type PersonOf = Omit<Actor, keyof Caller | keyof typeof noSession>

/** Of a person for whom something is done without a session. */
export const noSession = { sessionId: '', expiresAt: new Date(0), hasFactor: false, mustEnrol: false, provenAt: null }

const personColumns = [
  'usuario.id',
  'usuario.nombres',
  'usuario.email',
  'usuario.empresa_id',
  'usuario.sucursal_id',
  'empresa.pais_id as empresa_pais_id',
  sql<Role>`usuario.rol_id`.as('rol_id'),
  sql<Place>`lugar_de(usuario.empresa_id)`.as('lugar'),
  sql<GrantableModule[]>`array(select clave_modulo from acceso_modulo where acceso_modulo.usuario_id = usuario.id)`.as(
    'modulos',
  ),
] as const

export type PersonRow = NonNullable<Awaited<ReturnType<typeof readPerson>>>

/** Returns a read user as they act now. */
export const personOf = (row: PersonRow): PersonOf => ({
  id: row.id,
  names: row.nombres,
  email: row.email,
  role: row.rol_id,
  isOfHouse: isOfHouse(row.rol_id, row.lugar),
  enterpriseId: row.empresa_id,
  countryId: row.empresa_pais_id,
  branchId: row.sucursal_id,
  modules: new Set(modulesInForce(row.rol_id, row.lugar, row.modulos)),
})

/** Users who may log in, with what their rights depend on. */
export const people = (db: Db) =>
  db
    .selectFrom('usuario')
    .leftJoin('empresa', 'empresa.id', 'usuario.empresa_id')
    .select(personColumns)
    .where('usuario.estado_id', '=', active)
    .where('usuario.eliminado_en', 'is', null)

const readPerson = (db: Db, userId: number) => people(db).where('usuario.id', '=', userId).executeTakeFirst()

/** Returns a user as they are now, for work on their behalf without a session; undefined when they may not log in any more. */
export async function actorFor(db: Db, userId: number, requestId: string): Promise<Actor | undefined> {
  const row = await readPerson(db, userId)
  return row && { ...personOf(row), ...noSession, expiresAt: new Date(), ip: '', requestId }
}
