import type { Db } from '#core/database.ts'

/** A quote by its number with revision. */
export function findByCode(db: Db, code: string) {
  const [, number = '', revision = '1'] = /^([A-Z]{2,6}-\d{4}-\d{4,9})(?:-R(\d{1,4}))?$/.exec(code) ?? []
  return db
    .selectFrom('cotizacion')
    .select(['id', 'hash', 'estado', 'reemplazada'])
    .where('numero', '=', number)
    .where('revision', '=', Number(revision))
    .executeTakeFirst()
}
