import type { Role } from '@portal/contract/access/constants'
import type { Language } from '@portal/contract/core/language'
import { UserStatus } from '@portal/contract/users/constants'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { zoneIn } from '#core/database/days.ts'
import { idPickedBy } from './rules.ts'

/** Returns the user of an e-mail address, ignoring case, unless deleted. */
export function getAccount(db: Db, email: string) {
  return accounts(db).where(sql<string>`lower(email)`, '=', email.toLowerCase()).executeTakeFirst()
}

export function getAccountById(db: Db, id: number) {
  return accounts(db).where('id', '=', id).executeTakeFirst()
}

/** Locks the account first, which serialises its mails, PINs and changes of e-mail. */
export function lockAccount(db: Db, id: number) {
  return accounts(db).where('id', '=', id).forUpdate().executeTakeFirst()
}

const accounts = (db: Db) =>
  db
    .selectFrom('usuario')
    .select(['id', 'nombres', 'email', 'estado_id', 'password_hash', 'hash_ajeno'])
    .select([sql<Language>`idioma`.as('idioma'), sql<Role>`rol_id`.as('rol_id')])
    .where('eliminado_en', 'is', null)

/**
 * Whether the owner of an address may still take it back for an account other than `userId` (rule users/email-change).
 */
export async function isRecoverable(db: Db, email: string, userId = 0): Promise<boolean> {
  const row = await db
    .selectFrom('cambio_email')
    .innerJoin('usuario', 'usuario.id', 'cambio_email.usuario_id')
    .select('cambio_email.id')
    .where(sql<string>`lower(email_anterior)`, '=', email.toLowerCase())
    .where('usuario_id', '!=', userId)
    .where('recuperable_hasta', '>', sql<Date>`now()`)
    .where('terminado_en', 'is', null)
    .where('usuario.eliminado_en', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Cancels a pending change of e-mail that was started from inside the account. */
export async function endOwnEmailChange(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('cambio_email')
    .set({ terminado_en: sql`now()` })
    .where('usuario_id', '=', userId)
    .where('pedido_por', '=', userId)
    .where('confirmado_en', 'is', null)
    .where('terminado_en', 'is', null)
    .execute()
}

export interface NewCustomer {
  nombres: string
  apellido_paterno: string
  email: string
  idioma: Language
  password_hash: string
  rol_id: Role
}

/** Returns undefined when another account has the address. */
export function insertCustomer(db: Db, customer: NewCustomer) {
  return db
    .insertInto('usuario')
    .values(customer)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'nombres', 'email', 'rol_id'])
    .executeTakeFirst()
}

/** Returns false when the stored password is no longer `replaced`: another change was faster. */
export async function storePassword(db: Db, userId: number, hash: string, replaced: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('usuario')
    .set({ password_hash: hash })
    .where('id', '=', userId)
    .where('eliminado_en', 'is', null)
    .where('password_hash', 'is not distinct from', replaced)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Replaces the password of another program, of an account that the caller has locked and compared. */
export async function adoptPassword(db: Db, userId: number, hash: string, isWeak: boolean): Promise<void> {
  await db.updateTable('usuario').set({ password_hash: hash, clave_debil: isWeak }).where('id', '=', userId).execute()
}

/** Returns the hash by which the account that a number picks would log in, if that is one of another program. */
export async function getForeignHashAt(db: Db, number: number): Promise<string | null> {
  const { last } = await db
    .selectFrom('usuario')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  const picked = await db
    .selectFrom('usuario')
    .select(sql<string | null>`case when password_hash is null then hash_ajeno end`.as('hash'))
    .where('id', '>=', idPickedBy(number, last ?? 0))
    .where('eliminado_en', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return picked?.hash ?? null
}

/** Whether a password came from another program and breaks our rules. */
export async function hasWeakPassword(db: Db, userId: number): Promise<boolean> {
  const found = db.selectFrom('usuario').select('id').where('id', '=', userId).where('clave_debil', '=', true)
  return (await found.executeTakeFirst()) !== undefined
}

export async function clearPassword(db: Db, userId: number): Promise<void> {
  await db.updateTable('usuario').set({ password_hash: null }).where('id', '=', userId).execute()
}

export async function insertLinks(
  db: Db,
  links: readonly { userId: number; tokenHash: string }[],
  hours: number,
): Promise<void> {
  const venceEn = sql<Date>`now() + make_interval(hours => ${hours}::int)`
  await db
    .insertInto('enlace_password')
    .values(links.map(({ userId, tokenHash }) => ({ usuario_id: userId, token_hash: tokenHash, vence_en: venceEn })))
    .execute()
}

/** Invalidates all links of these users, to choose a password or to unlock. */
export async function endLinks(db: Db, ...userIds: number[]): Promise<void> {
  for (const links of ['enlace_password', 'enlace_continuar'] as const)
    await db
      .updateTable(links)
      .set({ usado_en: sql`now()` })
      .where(sql<SqlBool>`usuario_id = any(${userIds}::int[])`)
      .where('usado_en', 'is', null)
      .execute()
}

/** Locked: of two concurrent uses of a link, the second finds it used. */
export function lockLinkOwner(db: Db, tokenHash: string) {
  return linkOwners(db, tokenHash).forUpdate('enlace_password').executeTakeFirst()
}

export function getLinkOwner(db: Db, tokenHash: string) {
  return linkOwners(db, tokenHash).executeTakeFirst()
}

const linkOwners = (db: Db, tokenHash: string) =>
  db
    .selectFrom('enlace_password')
    .innerJoin('usuario', 'usuario.id', 'enlace_password.usuario_id')
    .select(['usuario.id', 'nombres', 'email', 'password_hash', 'hash_ajeno'])
    .select(sql<Language>`idioma`.as('idioma'))
    .where('token_hash', '=', tokenHash)
    .where('usado_en', 'is', null)
    .where('enlace_password.vence_en', '>', sql<Date>`now()`)
    .where('usuario.estado_id', '=', UserStatus.active)
    .where('usuario.eliminado_en', 'is', null)

export function listSessions(db: Db, userId: number) {
  return db
    .selectFrom('sesion')
    .select(['id', 'ip', 'agente', 'creado_en', 'visto_en', 'vence_en'])
    .where('usuario_id', '=', userId)
    .where('terminada_en', 'is', null)
    .where('vence_en', '>', sql<Date>`now()`)
    .orderBy('creado_en', 'desc')
    .orderBy('id')
    .execute()
}

export function getSignedIn(db: Db, userId: number) {
  return db
    .selectFrom('usuario')
    .leftJoin('empresa', 'empresa.id', 'usuario.empresa_id')
    .leftJoin('sucursal', 'sucursal.id', 'usuario.sucursal_id')
    .select(['usuario.id', 'nombres', 'apellido_paterno', 'usuario.email', 'rol_id', 'avatar_id'])
    .select(['empresa.nombre as empresa_nombre', 'sucursal.nombre as sucursal_nombre'])
    .select(sql<Language>`usuario.idioma`.as('idioma'))
    .where('usuario.id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Returns how many mails with this reason were written to the address since midnight in a time zone, that of the house for null. */
export async function countMailsToday(db: Db, email: string, reason: string, dayZone: string | null): Promise<number> {
  const zone = zoneIn(dayZone)
  const { mails } = await db
    .selectFrom('correo')
    .select(({ fn }) => fn.countAll<number>().as('mails'))
    .where(sql<string>`lower(para)`, '=', email)
    .where('motivo', '=', reason)
    .where('creado_en', '>=', sql<Date>`(date_trunc('day', now() at time zone ${zone}) at time zone ${zone})`)
    .executeTakeFirstOrThrow()
  return mails
}
