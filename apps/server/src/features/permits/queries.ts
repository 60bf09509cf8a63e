import { Role } from '@portal/contract/access/constants'
import type { PageLanguage } from '@portal/contract/core/language'
import { type PermitState, PermitStatus, permitLimits } from '@portal/contract/permits/constants'
import { UserStatus } from '@portal/contract/users/constants'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Permiso, PermisoEvento } from '#core/database/schema.ts'
import { houseZone } from '#core/database/today.ts'

/** Today where the enterprise `e` is; where the house is for the permit of an address. */
const todayThere = sql<string>`(now() at time zone coalesce(e.zona_horaria, ${houseZone}))::date`

/** Whose permit it is: an enterprise, or the address of a client without one. */
export type Holder = Pick<StoredPermit, 'empresa_id' | 'correo'>

/** Whether the permit `p` is of this holder. */
export const heldBy = ({ empresa_id: enterpriseId, correo: address }: Holder) =>
  enterpriseId === null ? sql<boolean>`p.correo = ${address}` : sql<boolean>`p.empresa_id = ${enterpriseId}`

/** The name of who holds the permit `p`: of the enterprise, or as the quote of its client says. */
export const holderName = sql<string>`coalesce(e.nombre, q.cliente_empresa)`
export const holderCountry = sql<number>`coalesce(e.pais_id, q.pais_id)`

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

/**
 * Permits of a scope with their enterprises and the quotes that they came from; those of deleted enterprises are gone
 * with them. Those of an address are of the house.
 */
export const found = (db: Db, scope: Scope) =>
  db
    .selectFrom('permiso as p')
    .leftJoin('empresa as e', 'e.id', 'p.empresa_id')
    .leftJoin('cotizacion as q', 'q.id', 'p.cotizacion_id')
    .where('e.eliminado_en', 'is', null)
    .where(rowsIn(scope, { enterprise: 'p.empresa_id' }))

const columns = [
  'p.id',
  'p.empresa_id',
  'p.cotizacion_id',
  holderName.as('empresa_nombre'),
  holderCountry.as('pais_id'),
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

/** Returns a permit as lists show it, with the address that holds it. */
export const getRow = (db: Db, scope: Scope, id: number) =>
  shown(found(db, scope)).select('p.correo').where('p.id', '=', id).executeTakeFirst()

/** Returns the permits of a holder, the newest first. */
export const listOf = (db: Db, scope: Scope, holder: Holder) =>
  shown(found(db, scope)).where(heldBy(holder)).orderBy('p.id', 'desc').limit(100).execute()

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

/** As `lockEnterprise`, for the address of a client without one. */
export const lockAddress = (db: Db, address: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('permiso ' || ${address}::text, 0))`.execute(db)

/** Returns the company's name that a quote gives to its client, and today where the house is. */
export const getClient = (db: Db, quoteId: number) =>
  db
    .selectFrom('cotizacion as q')
    .innerJoin('empresa as e', (join) => join.on('e.id', '=', sql<number>`casa_id()`))
    .select(['q.cliente_empresa as nombre', todayThere.as('hoy')])
    .where('q.id', '=', quoteId)
    .executeTakeFirst()

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
  'correo',
  'cotizacion_id',
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

/** Changes the permits of a holder in one status; there is at most one. */
export const changeThose = (
  db: Db,
  { estado, ...holder }: Holder & Pick<StoredPermit, 'estado'>,
  change: Updateable<Permiso>,
) =>
  db
    .updateTable('permiso as p')
    .set({ ...change, version: sql`version + 1` })
    .where(heldBy(holder))
    .where('p.estado', '=', estado)
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

/** Who is told about a permit; `cotizacion_id` when they are told as the client of that quote. */
export interface Reader {
  email: string
  idioma: PageLanguage
  cotizacion_id: number | null
}

/**
 * Returns who is told about a permit, each once: the client from whose quote it came, the managers of its enterprise
 * and whoever uploaded it, in their languages, and its own address in the language of the first of them.
 */
export async function listRecipients(
  db: Db,
  { empresa_id, cotizacion_id, subido_por }: Pick<StoredPermit, 'empresa_id' | 'cotizacion_id' | 'subido_por'>,
): Promise<Reader[]> {
  const clients = await db
    .selectFrom('cotizacion')
    .select(['cliente_email as email', 'id as cotizacion_id', sql<PageLanguage>`idioma`.as('idioma')])
    .where('id', '=', cotizacion_id)
    .execute()
  const all: Reader[] = [...clients, ...(empresa_id === null ? [] : await listPeople(db, empresa_id, subido_por))]
  return all.filter((one, place) => all.findIndex(({ email }) => isSame(email, one.email)) === place)
}

async function listPeople(db: Db, enterpriseId: number, uploaderId: number | null): Promise<Reader[]> {
  const people = await db
    .selectFrom('usuario as u')
    .select(['u.email', sql<PageLanguage>`u.idioma`.as('idioma'), sql<null>`null`.as('cotizacion_id')])
    .where('u.empresa_id', '=', enterpriseId)
    .where('u.eliminado_en', 'is', null)
    .where('u.estado_id', '=', UserStatus.active)
    .where(({ or, eb }) => or([eb('u.rol_id', '=', Role.manager), eb('u.id', '=', uploaderId)]))
    .orderBy(sql`u.id = ${uploaderId}::int`, 'desc')
    .orderBy('u.id')
    .limit(mostRecipients)
    .execute()
  const { email } = await db
    .selectFrom('empresa')
    .select('email')
    .where('id', '=', enterpriseId)
    .executeTakeFirstOrThrow()
  return [...people, { email, idioma: people[0]?.idioma ?? 'es', cotizacion_id: null }]
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
