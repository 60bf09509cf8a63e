import type { Db } from '#core/database/database.ts'

export function getSetting(db: Db, key: string) {
  return db.selectFrom('ajuste').select('valor').where('clave', '=', key).executeTakeFirst()
}
