import type { Db } from '#core/database/database.ts'

/** Returns the stored synonyms: each row is one meaning. */
export const listSynonyms = (db: Db): Promise<{ nombre: string; tambien: string; tambien_en: string }[]> =>
  db.selectFrom('sinonimo').where('eliminado_en', 'is', null).select(['nombre', 'tambien', 'tambien_en']).execute()
