import { sql } from 'kysely'
import type { Db } from '../../apps/server/src/core/database/database.ts'
import { fillInBulk } from './bulk-fill.ts'

/** First names of contacts: each of a tenth of them. */
export const firstNames = [
  ...['Ana', 'Luis', 'Elena', 'Joaquín', 'Emily', 'Rosa', 'Diego', 'Fernanda', 'Íñigo', 'Valentina'],
] as const
const syllables = 'ba ce di fo gu la me ni po ru sa te vi zo cha lle tri blo quer man'.split(' ')
const ends = ['', 'do', 'nes', 'r']

/** Returns one of 32,000 invented surnames. */
const surname = (salt: number) => {
  const oneOf = (list: readonly string[], place: number) =>
    sql`(${list}::text[])[1 + abs(hashint4extended(i::int, ${sql.lit(salt * 10 + place)}) % ${list.length}::int)::int]`
  return sql`initcap(${sql.join([syllables, syllables, syllables, ends].map(oneOf), sql` || `)})`
}

/** Adds contacts of several responsibles, with the words that correct typing errors. */
export async function fillContacts(db: Db, count: number): Promise<void> {
  await fillInBulk(db, count, {
    tables: ['contacto'],
    insert: async (db, from, to) => {
      await sql`
        insert into contacto (id, nombre, email, telefono, pais_id, empresa, idioma, responsable_id, empresa_id, creado_en, contactado_en)
        overriding system value
        select i, (${firstNames}::text[])[1 + i % 10] || ' ' || ${surname(1)} || ' ' || ${surname(2)},
          'persona' || i || '@example.com', '+569' || lpad(i::text, 8, '0'), case when i % 3 = 0 then 604 else 152 end,
          'Minera ' || i % 5003, case when i % 4 = 0 then 'en' else 'es' end, u.id, u.empresa_id,
          now() - make_interval(mins => i % 500000), now() - make_interval(mins => i % 200000)
        from generate_series(${from}::int, ${to}::int) i
        join usuario u on u.id = 1 + i % 8`.execute(db)
    },
  })
  await db.transaction().execute(async (db) => {
    await sql`
      set local statement_timeout = 0;
      insert into contacto_palabra
        select distinct palabra from contacto, contacto_palabras(nombre, empresa, ocupacion) palabra`.execute(db)
  })
  await sql`analyze contacto_palabra`.execute(db)
}
