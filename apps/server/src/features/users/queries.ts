import { Role } from '@portal/contract/access/constants'
import type { Place } from '@portal/contract/access/templates'
import { listedOf, namesOf } from '@portal/contract/core/entities'
import type { Language } from '@portal/contract/core/language'
import { UserStatus } from '@portal/contract/users/constants'
import { userFields } from '@portal/contract/users/fields'
import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import { isEverything, rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Change } from '#core/database/events.ts'
import { inSpanishOrder } from '#core/database/list-query.ts'
import type { DB, Usuario } from '#core/database/schema.ts'

const { ref } = sql

/** The condition for users in a person's scope. */
export const inScope = (scope: Scope) => (eb: ExpressionBuilder<DB, 'usuario'>) =>
  eb.and([eb('usuario.eliminado_en', 'is', null), everInScope(scope)(eb)])

/** Deleted ones too. */
const everInScope = (scope: Scope) => (eb: ExpressionBuilder<DB, 'usuario'>) =>
  eb.and([
    rowsIn(scope, { enterprise: 'usuario.empresa_id' }),
    ...(isEverything(scope) ? [] : [eb('usuario.rol_id', '!=', Role.superAdmin)]),
  ])

const columnsOf = <T extends typeof listed | typeof userFields>(fields: T) =>
  namesOf(fields).map((name) => `usuario.${name}` as const)

const listed = listedOf(userFields)

/** What is shown of users besides their fields. */
const besides = [
  'usuario.id',
  'empresa.nombre as empresa_nombre',
  'sucursal.nombre as sucursal_nombre',
  'pais.nombre as pais_nombre',
  'usuario.creado_en',
  'usuario.por_invitar',
] as const

/** A row of the list. */
export const rowColumns = [...besides, ...columnsOf(listed)]

/** All data shown of one user. */
export const detailColumns = [...besides, ...columnsOf(userFields), 'usuario.version' as const]

export type UserRow = NonNullable<Awaited<ReturnType<typeof getUser>>>

export function getUser(db: Db, scope: Scope, id: number) {
  return db
    .selectFrom('usuario')
    .where(inScope(scope))
    .where('usuario.id', '=', id)
    .leftJoin('empresa', 'empresa.id', 'usuario.empresa_id')
    .leftJoin('sucursal', 'sucursal.id', 'usuario.sucursal_id')
    .leftJoin('pais', 'pais.id', 'usuario.pais_id')
    .select(detailColumns)
    .select(sql<Place>`lugar_de(usuario.empresa_id)`.as('lugar'))
    .$narrowType<{ idioma: Language }>()
    .executeTakeFirst()
}

export type NewUser = Insertable<Usuario>

/** Columns that the form writes. */
export const formColumns = namesOf(userFields)

const written = ['id', ...formColumns, 'avatar_id', 'eliminado_en', 'version', 'por_invitar'] as const

/** Returns the changes for staff and the enterprises of these users. */
export const changesOf = (...users: Pick<LockedUser, 'id' | 'empresa_id'>[]): Change[] => [
  { area: 'usuarios', of: users.map((user) => ({ enterpriseId: user.empresa_id, authorId: user.id })) },
]

export type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>

/** Locked, to serialise changes of the same user; rows that name them may be written meanwhile. */
export function lockUser(db: Db, scope: Scope, id: number) {
  return db
    .selectFrom('usuario')
    .where(inScope(scope))
    .where('usuario.id', '=', id)
    .select(written)
    .$narrowType<{ idioma: Language }>()
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export function lockDeletedUser(db: Db, scope: Scope, id: number) {
  return db
    .selectFrom('usuario')
    .where(everInScope(scope))
    .where('usuario.id', '=', id)
    .where('usuario.eliminado_en', 'is not', null)
    .select(written)
    .$narrowType<{ idioma: Language }>()
    .forUpdate()
    .executeTakeFirst()
}

export const insertUser = async (db: Db, user: NewUser) => (await insertUsers(db, [user]))[0]!

/** Returns them in order. */
export function insertUsers(db: Db, users: readonly NewUser[]) {
  return db.insertInto('usuario').values(users).returning(written).$narrowType<{ idioma: Language }>().execute()
}

export function updateUser(db: Db, id: number, changes: Partial<NewUser>) {
  return db
    .updateTable('usuario')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(written)
    .$narrowType<{ idioma: Language }>()
    .executeTakeFirstOrThrow()
}

/** Notes that a link to choose a password was sent; it is no edit, so the version stays. */
export async function markInvited(db: Db, id: number): Promise<void> {
  await db.updateTable('usuario').set({ por_invitar: false }).where('id', '=', id).execute()
}

/** Returns who may log in with a password among these addresses. */
export function listPasswords(db: Db, emails: readonly string[]) {
  return activeWithPassword(db).where(sql<string>`lower(email)`, 'in', emails).execute()
}

/** Returns who may log in with one of these stored passwords. */
export function listHolders(db: Db, hashes: readonly string[]) {
  return activeWithPassword(db).where('password_hash', 'in', hashes).execute()
}

/** Whether a user has one of these addresses. */
export async function hasAddresses(db: Db, emails: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from usuario where lower(email) = any(${[...emails]}::text[])) as known`.execute(db)
  return rows[0]!.known
}

/** Returns the stored passwords of these users. */
export function listHashes(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('usuario')
    .select(['id', 'password_hash'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()
}

const activeWithPassword = (db: Db) =>
  db
    .selectFrom('usuario')
    .select(['email', 'password_hash'])
    .where('estado_id', '=', UserStatus.active)
    .where('eliminado_en', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('id')

/** Deletes softly and frees the e-mail address; the row stays for its history. */
export function markDeleted(db: Db, id: number) {
  return db
    .updateTable('usuario')
    .set({ eliminado_en: sql`now()`, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(written)
    .$narrowType<{ idioma: Language }>()
    .executeTakeFirstOrThrow()
}

/**
 * Whether another active super administrator remains without this one. Serialised until the end of the transaction: of
 * two concurrent removals, the second sees the first.
 */
export async function hasOtherSuperAdmin(db: Db, id: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('usuario: last super administrator'))`.execute(db)
  const other = await db
    .selectFrom('usuario')
    .select('id')
    .where('rol_id', '=', Role.superAdmin)
    .where('estado_id', '=', UserStatus.active)
    .where('eliminado_en', 'is', null)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst()
  return Boolean(other)
}

/** Locked against deletion and deactivation until the user is stored. */
export function lockEnterprise(db: Db, id: number) {
  return db
    .selectFrom('empresa')
    .select(['id', 'estado_id', sql<boolean>`id = casa_id()`.as('es_casa')])
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .forShare()
    .executeTakeFirst()
}

/** Returns the kinds of these enterprises, in their order. */
export async function listPlaces(db: Db, enterpriseIds: readonly (number | null)[]): Promise<Place[]> {
  const { rows } = await sql<{ lugar: Place }>`
    select lugar_de(id) as lugar from unnest(${[...enterpriseIds]}::int[]) with ordinality e (id, place)
    order by place`.execute(db)
  return rows.map(({ lugar }) => lugar)
}

/** Locked against deletion, deactivation and moving until the user is stored. */
export function lockBranch(db: Db, id: number) {
  return db
    .selectFrom('sucursal')
    .select(['id', 'estado_id', 'empresa_id'])
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .forShare()
    .executeTakeFirst()
}

/** Returns the form's choices: active enterprises and branches of the scope. */
export async function listChoices(db: Db, scope: Scope) {
  const enterprises = db
    .selectFrom('empresa')
    .where(rowsIn(scope, { enterprise: 'empresa.id' }))
    .select(['id', 'nombre', 'pais_id', sql<boolean>`id is not distinct from casa_id()`.as('es_casa')])
    .where('eliminado_en', 'is', null)
    .where('estado_id', '=', UserStatus.active)
    .orderBy(inSpanishOrder(ref('nombre')))
    .orderBy('id')
  const branches = db
    .selectFrom('sucursal')
    .where(rowsIn(scope, { enterprise: 'sucursal.empresa_id' }))
    .select(['id', 'nombre', 'empresa_id'])
    .where('eliminado_en', 'is', null)
    .where('estado_id', '=', UserStatus.active)
    .orderBy(inSpanishOrder(ref('nombre')))
    .orderBy('id')
  const countries = db
    .selectFrom('pais')
    .select(['id', 'nombre', 'nombre_en', 'codigo', 'codigo_telefono'])
    .orderBy(inSpanishOrder(ref('nombre')))
  const [empresas, sucursales, paises] = await Promise.all([
    enterprises.execute(),
    branches.execute(),
    countries.execute(),
  ])
  return { empresas, sucursales, paises }
}

export function getProfile(db: Db, id: number) {
  return db
    .selectFrom('usuario')
    .leftJoin('empresa', 'empresa.id', 'usuario.empresa_id')
    .leftJoin('sucursal', 'sucursal.id', 'usuario.sucursal_id')
    .select(written.map((column) => `usuario.${column}` as const))
    .select(['empresa.nombre as empresa_nombre', 'sucursal.nombre as sucursal_nombre'])
    .where('usuario.id', '=', id)
    .where('usuario.eliminado_en', 'is', null)
    .$narrowType<{ idioma: Language }>()
    .executeTakeFirst()
}

/**
 * Whether there is neither a user nor an enterprise; locked until the end of the transaction. Waits as long as another
 * process may need to load the demo set.
 */
export async function lockWhileEmpty(db: Db): Promise<boolean> {
  await sql`select set_config('lock_timeout', '2min', true), set_config('statement_timeout', '2min', true)`.execute(db)
  await sql`select pg_advisory_xact_lock(hashtext('usuario: first of all'))`.execute(db)
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from usuario) and not exists (select from empresa) as empty`.execute(db)
  return rows[0]!.empty
}
