import { Role } from '@portal/contract/access/constants'
import type { Language } from '@portal/contract/core/language'
import { type PermitState, PermitStatus, permitLimits } from '@portal/contract/permits/constants'
import { UserStatus } from '@portal/contract/users/constants'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Permiso, PermisoEvento } from '#core/database/schema.ts'

/** Today where the enterprise `e` is. */
const todayThere = sql<string>`(now() at time zone e.zona_horaria)::date`

/** Whether the permit `p` of the enterprise `e` counts today; `puede_comprar` of the database asks the same. */
export const isValid = sql<boolean>`(p.estado = ${sql.lit(PermitStatus.approved)} and p.vence_el >= ${todayThere})`

/** What the permit `p` of the enterprise `e` is worth today. */
export const stateOf: RawBuilder<PermitState> = sql`(case
  when p.estado <> ${sql.lit(PermitStatus.approved)} then p.estado
  when p.vence_el < ${todayThere} then 'vencido'
  when p.vence_el <= ${todayThere} + ${sql.lit(permitLimits.soonDays)} then 'por_vencer'
  else 'vigente' end)`

const nameOf = (user: string) =>
  sql<
    string | null
  >`nullif(trim(concat(${sql.ref(`${user}.nombres`)}, ' ', ${sql.ref(`${user}.apellido_paterno`)})), '')`

/** Permits of a scope with their enterprises; those of deleted enterprises are gone with them. */
export const found = (db: Db, scope: Scope) =>
  db
    .selectFrom('permiso as p')
    .innerJoin('empresa as e', 'e.id', 'p.empresa_id')
    .where('e.eliminado_en', 'is', null)
    .where(rowsIn(scope, { enterprise: 'p.empresa_id' }))

const columns = [
  'p.id',
  'p.empresa_id',
  'e.nombre as empresa_nombre',
  'e.pais_id',
  'p.numero',
  'p.vence_el',
  'p.motivo',
  'a.nombre as archivo_nombre',
  'a.bytes as archivo_bytes',
  'p.creado_en',
  'p.decidido_en',
  'p.version',
  nameOf('s').as('subido_por_nombre'),
  nameOf('d').as('decidido_por_nombre'),
  stateOf.as('estado'),
  sql<number>`p.vence_el - ${todayThere}`.as('dias_restantes'),
] as const

/** Adds what a row of a list shows. */
export const shown = (permits: ReturnType<typeof found>) =>
  permits
    .innerJoin('archivo as a', 'a.id', 'p.archivo_id')
    .leftJoin('usuario as s', 's.id', 'p.subido_por')
    .leftJoin('usuario as d', 'd.id', 'p.decidido_por')
    .select(columns)

/** Returns a permit as lists show it. */
export const getRow = (db: Db, scope: Scope, id: number) =>
  shown(found(db, scope)).where('p.id', '=', id).executeTakeFirst()

/** Returns the permits of an enterprise, the newest first. */
export const listOf = (db: Db, scope: Scope, enterpriseId: number) =>
  shown(found(db, scope)).where('p.empresa_id', '=', enterpriseId).orderBy('p.id', 'desc').limit(100).execute()

/** Returns what happened to a permit, the newest first. */
export const listEvents = (db: Db, permitId: number) =>
  db
    .selectFrom('permiso_evento as v')
    .leftJoin('usuario as u', 'u.id', 'v.usuario_id')
    .select(['v.id', 'v.comentario', 'v.creado_en', nameOf('u').as('usuario_nombre')])
    .select([sql<PermitStatus | null>`v.de_estado`.as('de_estado'), sql<PermitStatus>`v.a_estado`.as('a_estado')])
    .where('v.permiso_id', '=', permitId)
    .orderBy('v.id', 'desc')
    .execute()

/** Returns an enterprise of a scope that is not deleted. */
export const getEnterprise = (db: Db, scope: Scope, id: number) => enterprises(db, scope, id).executeTakeFirst()

/** Locks an enterprise: uploads and decisions about its permits follow one another. */
export const lockEnterprise = (db: Db, scope: Scope, id: number) =>
  enterprises(db, scope, id).forNoKeyUpdate().executeTakeFirst()

const enterprises = (db: Db, scope: Scope, id: number) =>
  db
    .selectFrom('empresa as e')
    .select(['e.id', 'e.nombre', 'e.email', todayThere.as('hoy')])
    .where('e.id', '=', id)
    .where('e.eliminado_en', 'is', null)
    .where(rowsIn(scope, { enterprise: 'e.id' }))

const stored = [
  'id',
  'empresa_id',
  'numero',
  'vence_el',
  'archivo_id',
  'motivo',
  'subido_por',
  'decidido_por',
  'decidido_en',
  'version',
  sql<PermitStatus>`estado`.as('estado'),
] as const

export type StoredPermit = NonNullable<Awaited<ReturnType<typeof getPermit>>>

/** Returns a stored permit, whoever may see it. */
export const getPermit = (db: Db, id: number) =>
  db.selectFrom('permiso').select(stored).where('id', '=', id).executeTakeFirst()

export const insertPermit = (db: Db, permit: Insertable<Permiso>) =>
  db.insertInto('permiso').values(permit).returning(stored).executeTakeFirstOrThrow()

/** Changes the permits of an enterprise in one status; there is at most one. */
export const changeThose = (
  db: Db,
  { empresa_id, estado }: Pick<StoredPermit, 'empresa_id' | 'estado'>,
  change: Updateable<Permiso>,
) =>
  db
    .updateTable('permiso')
    .set({ ...change, version: sql`version + 1` })
    .where('empresa_id', '=', empresa_id)
    .where('estado', '=', estado)
    .returning(stored)
    .executeTakeFirst()

/** Changes a permit that is still in this status and version; undefined when it is not. */
export const changePermit = (
  db: Db,
  { id, estado, version }: Pick<StoredPermit, 'id' | 'estado' | 'version'>,
  change: Updateable<Permiso>,
) =>
  db
    .updateTable('permiso')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .where('estado', '=', estado)
    .where('version', '=', version)
    .returning(stored)
    .executeTakeFirst()

export async function insertEvent(db: Db, event: Insertable<PermisoEvento>): Promise<void> {
  await db.insertInto('permiso_evento').values(event).execute()
}

/** People whom a mail about the permit of an enterprise reaches. */
const mostRecipients = 10

/**
 * Returns who is told about the permit of an enterprise, each once: its managers and whoever uploaded it, in their
 * languages, and its own address in the language of the first of them.
 */
export async function listRecipients(
  db: Db,
  { empresa_id, subido_por }: Pick<StoredPermit, 'empresa_id' | 'subido_por'>,
) {
  const people = await db
    .selectFrom('usuario as u')
    .select(['u.email', sql<Language>`u.idioma`.as('idioma')])
    .where('u.empresa_id', '=', empresa_id)
    .where('u.eliminado_en', 'is', null)
    .where('u.estado_id', '=', UserStatus.active)
    .where(({ or, eb }) => or([eb('u.rol_id', '=', Role.manager), eb('u.id', '=', subido_por)]))
    .orderBy(sql`u.id = ${subido_por}::int`, 'desc')
    .orderBy('u.id')
    .limit(mostRecipients)
    .execute()
  const { email } = await db
    .selectFrom('empresa')
    .select('email')
    .where('id', '=', empresa_id)
    .executeTakeFirstOrThrow()
  const own = { email, idioma: people[0]?.idioma ?? 'es' } as const
  const all = [...people, own]
  return all.filter((one, place) => all.findIndex(({ email }) => isSame(email, one.email)) === place)
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
