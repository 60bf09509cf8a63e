import { type DeviceKind, factorLimits } from '@portal/contract/sign-in/factor/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

const now = sql<Date>`now()`
const kind = sql<DeviceKind>`tipo`.as('tipo')
const inMinutes = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes}::int)`

/** Returns the devices of a user that were confirmed, the oldest first. */
export function listDevices(db: Db, userId: number) {
  return db
    .selectFrom('factor')
    .select(['id', kind, 'nombre', 'creado_en', 'usado_en'])
    .where('usuario_id', '=', userId)
    .where('confirmado_en', 'is not', null)
    .orderBy('id')
    .execute()
}

export function listApps(db: Db, userId: number) {
  return db
    .selectFrom('factor')
    .select(['id', sql<string>`secreto`.as('secreto')])
    .where('usuario_id', '=', userId)
    .where('tipo', '=', 'totp')
    .where('confirmado_en', 'is not', null)
    .orderBy('id')
    .execute()
}

export function listPasskeys(db: Db, userId: number) {
  return db
    .selectFrom('factor')
    .select([sql<string>`credencial`.as('credencial'), 'transportes'])
    .where('usuario_id', '=', userId)
    .where('tipo', '=', 'llave')
    .execute()
}

/** Locked: two uses of one passkey compare their counters one after the other. */
export function lockPasskey(db: Db, credential: string) {
  return db
    .selectFrom('factor')
    .select(['id', 'usuario_id', 'contador', 'transportes'])
    .select([sql<string>`credencial`.as('credencial'), sql<Buffer>`clave_publica`.as('clave_publica')])
    .where('credencial', '=', credential)
    .forUpdate()
    .executeTakeFirst()
}

export async function ownerOfPasskey(db: Db, credential: string): Promise<number | undefined> {
  const query = db.selectFrom('factor').select('usuario_id').where('credencial', '=', credential)
  return (await query.executeTakeFirst())?.usuario_id
}

export async function countUse(db: Db, id: number, counter: number): Promise<void> {
  await db.updateTable('factor').set({ contador: counter, usado_en: now }).where('id', '=', id).execute()
}

/** Uses the code of a period up. Returns false when it, or a later one, was used: of two at once only one is first. */
export async function takeStep(db: Db, id: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('factor')
    .set({ ultimo_paso: step, usado_en: now })
    .where('id', '=', id)
    .where('ultimo_paso', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Replaces the app that the user had begun to add. */
export async function startApp(db: Db, userId: number, secret: string): Promise<void> {
  await db.deleteFrom('factor').where('usuario_id', '=', userId).where('confirmado_en', 'is', null).execute()
  await db.insertInto('factor').values({ usuario_id: userId, tipo: 'totp', secreto: secret }).execute()
}

export function getStartedApp(db: Db, userId: number) {
  const oldest = sql<Date>`now() - make_interval(mins => ${factorLimits.enrolMinutes}::int)`
  return db
    .selectFrom('factor')
    .select(['id', sql<string>`secreto`.as('secreto')])
    .where('usuario_id', '=', userId)
    .where('confirmado_en', 'is', null)
    .where('creado_en', '>', oldest)
    .executeTakeFirst()
}

export async function confirmApp(db: Db, id: number, name: string, step: number): Promise<void> {
  await db
    .updateTable('factor')
    .set({ nombre: name, ultimo_paso: step, confirmado_en: now })
    .where('id', '=', id)
    .execute()
}

interface NewPasskey {
  usuario_id: number
  nombre: string
  credencial: string
  clave_publica: Buffer
  contador: number
  transportes: string[]
}

/** Returns undefined when the passkey is registered already. */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<number | undefined> {
  const row = await db
    .insertInto('factor')
    .values({ ...passkey, tipo: 'llave', confirmado_en: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Returns false when it is no device of the user. */
export async function renameDevice(db: Db, userId: number, id: number, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('factor')
    .set({ nombre: name })
    .where('id', '=', id)
    .where('usuario_id', '=', userId)
    .where('confirmado_en', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteDevice(db: Db, id: number): Promise<void> {
  await db.deleteFrom('factor').where('id', '=', id).execute()
}

/** Removes devices, codes and pending log-ins of a user; with `since`, only devices and codes made from then on. */
export async function deleteFactor(db: Db, userId: number, since = new Date(0)): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('factor')
    .where('usuario_id', '=', userId)
    .where('creado_en', '>=', since)
    .executeTakeFirst()
  await db.deleteFrom('factor_codigo').where('usuario_id', '=', userId).where('creado_en', '>=', since).execute()
  await deletePending(db, userId)
  return Number(numDeletedRows)
}

export async function replaceCodes(db: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('factor_codigo').where('usuario_id', '=', userId).execute()
  const rows = hashes.map((hash) => ({ usuario_id: userId, codigo_hash: hash }))
  if (rows.length) await db.insertInto('factor_codigo').values(rows).execute()
}

export async function countCodes(db: Db, userId: number): Promise<number> {
  const { codes } = await db
    .selectFrom('factor_codigo')
    .select(({ fn }) => fn.countAll<number>().as('codes'))
    .where('usuario_id', '=', userId)
    .where('usado_en', 'is', null)
    .executeTakeFirstOrThrow()
  return codes
}

/** Returns false when it is no unused code of the user: of two at once only one is first. */
export async function takeCode(db: Db, userId: number, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('factor_codigo')
    .set({ usado_en: now })
    .where('usuario_id', '=', userId)
    .where('codigo_hash', '=', hash)
    .where('usado_en', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What a passkey signs, and for what: adding it, the second step of a log-in, a proof, a log-in with it alone. */
export interface Challenge {
  purpose: 'registro' | 'ingreso' | 'confirmar' | 'llave'
  userId: number | null
}

export async function insertChallenge(db: Db, challenge: string, { purpose, userId }: Challenge): Promise<void> {
  await db
    .insertInto('factor_desafio')
    .values({
      desafio: challenge,
      motivo: purpose,
      usuario_id: userId,
      vence_en: inMinutes(factorLimits.challengeMinutes),
    })
    .execute()
}

/** Uses a challenge up. Returns false when it was used, has expired, or was made for something else. */
export async function takeChallenge(db: Db, challenge: string, { purpose, userId }: Challenge): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('factor_desafio')
    .where('desafio', '=', challenge)
    .where('motivo', '=', purpose)
    .where('usuario_id', 'is not distinct from', userId)
    .where('vence_en', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export function insertPending(db: Db, userId: number, tokenHash: string) {
  return db
    .insertInto('ingreso_pendiente')
    .values({ token_hash: tokenHash, usuario_id: userId, vence_en: inMinutes(factorLimits.challengeMinutes) })
    .returning('vence_en')
    .executeTakeFirstOrThrow()
}

/** Returns a log-in that waits for its second factor, unless it was used, tried too often, or has expired. */
export const getPending = (db: Db, tokenHash: string) =>
  db
    .selectFrom('ingreso_pendiente')
    .select('usuario_id')
    .where('token_hash', '=', tokenHash)
    .where('usado_en', 'is', null)
    .where('intentos', '<', factorLimits.triesPerLogIn)
    .where('vence_en', '>', now)
    .executeTakeFirst()

export async function usePending(db: Db, tokenHash: string): Promise<void> {
  await db.updateTable('ingreso_pendiente').set({ usado_en: now }).where('token_hash', '=', tokenHash).execute()
}

export async function countPendingTry(db: Db, tokenHash: string): Promise<void> {
  await db
    .updateTable('ingreso_pendiente')
    .set({ intentos: sql`intentos + 1` })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Ends the log-ins of a user that wait for their second factor. */
export async function deletePending(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('ingreso_pendiente').where('usuario_id', '=', userId).execute()
}

/** Marks a session as proven just now; it need not add a device any more when it just did. */
export async function markProven(db: Db, sessionId: string, hasEnrolled = false): Promise<void> {
  await db
    .updateTable('sesion')
    .set({ probada_en: now, ...(hasEnrolled && { debe_registrar: false }) })
    .where('id', '=', sessionId)
    .execute()
}
