import { unlockLimits } from '@portal/contract/sign-in/unlock-limits'
import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

const { deviceDays, devicesPerUser, linkHours } = unlockLimits

const now = sql<Date>`now()`

/** Returns the browser of an account that was used in the last half year. */
export function getDevice(db: Db, tokenHash: string, email: string) {
  return db
    .selectFrom('dispositivo')
    .innerJoin('usuario', 'usuario.id', 'dispositivo.usuario_id')
    .select(['usuario.id', 'token_hash'])
    .where('token_hash', '=', tokenHash)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('usuario.eliminado_en', 'is', null)
    .where('dispositivo.visto_en', '>', sql<Date>`now() - make_interval(days => ${deviceDays}::int)`)
    .executeTakeFirst()
}

/** Renames a browser for all its accounts. */
export async function renameDevice(db: Db, from: string, to: string): Promise<void> {
  await db.updateTable('dispositivo').set({ token_hash: to }).where('token_hash', '=', from).execute()
}

/** Keeps only the most recent browsers of a user. */
export async function keepDevice(db: Db, userId: number, tokenHash: string): Promise<void> {
  await db
    .insertInto('dispositivo')
    .values({ usuario_id: userId, token_hash: tokenHash })
    .onConflict((conflict) => conflict.columns(['usuario_id', 'token_hash']).doUpdateSet({ visto_en: now }))
    .execute()
  await db
    .deleteFrom('dispositivo')
    .where('usuario_id', '=', userId)
    .where('token_hash', 'not in', (eb) =>
      eb
        .selectFrom('dispositivo')
        .select('token_hash')
        .where('usuario_id', '=', userId)
        .orderBy('visto_en', 'desc')
        .orderBy('creado_en', 'desc')
        .orderBy('token_hash')
        .limit(devicesPerUser),
    )
    .execute()
}

export async function deleteDevices(db: Db, userId: number, keptHash: string): Promise<void> {
  await db.deleteFrom('dispositivo').where('usuario_id', '=', userId).where('token_hash', '!=', keptHash).execute()
}

export async function insertLink(db: Db, userId: number, tokenHash: string): Promise<void> {
  await db
    .insertInto('enlace_continuar')
    .values({
      usuario_id: userId,
      token_hash: tokenHash,
      vence_en: sql`now() + make_interval(hours => ${linkHours}::int)`,
    })
    .execute()
}

/** Returns the owner of an unlock link, unless it was used or has expired, or its owner may not log in. */
export const getLinkOwner = (db: Db, tokenHash: string) =>
  openLinks(db).where('token_hash', '=', tokenHash).executeTakeFirst()

/** The same, locked: of two concurrent uses the second finds it used. */
export const lockLinkOwner = (db: Db, tokenHash: string) =>
  openLinks(db).where('token_hash', '=', tokenHash).forUpdate('enlace_continuar').executeTakeFirst()

/** Whether the user has an unused unlock link. */
export async function hasOpenLink(db: Db, userId: number): Promise<boolean> {
  return Boolean(await openLinks(db).where('usuario_id', '=', userId).executeTakeFirst())
}

export async function useLinksUp(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('enlace_continuar')
    .set({ usado_en: now })
    .where('usuario_id', '=', userId)
    .where('usado_en', 'is', null)
    .execute()
}

const openLinks = (db: Db) =>
  db
    .selectFrom('enlace_continuar')
    .innerJoin('usuario', 'usuario.id', 'enlace_continuar.usuario_id')
    .select(['usuario.id', 'nombres', 'email'])
    .where('usado_en', 'is', null)
    .where('enlace_continuar.vence_en', '>', now)
    .where('usuario.estado_id', '=', UserStatus.active)
    .where('usuario.eliminado_en', 'is', null)
