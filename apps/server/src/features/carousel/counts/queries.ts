import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { zoneIn } from '#core/database/days.ts'
import { publishedAt } from '../queries.ts'

export interface Counted {
  id: number
  vista: boolean
  clic: boolean
  fallo: boolean
}

/** Adds what one browser saw to the figures of the day. Ids that are not published count nothing. */
export async function addCounts(
  db: Db,
  language: string,
  zone: string | null,
  counted: readonly Counted[],
): Promise<void> {
  await sql`
    insert into carrusel_cuenta as c (slide_id, dia, idioma, vistas, clics, fallos)
    select x.id, (now() at time zone ${zoneIn(zone)})::date, ${language}::text, x.vista::int, x.clic::int, x.fallo::int
    from (
      select id, bool_or(vista) as vista, bool_or(clic) as clic, bool_or(fallo) as fallo
      from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as r(id int, vista boolean, clic boolean, fallo boolean)
      group by id order by id
    ) x
    where x.id = 0 or x.id in (
      select (s ->> 'id')::int from (${publishedAt()}) v, jsonb_array_elements(v.slides) s)
    on conflict (slide_id, dia, idioma) do update set
      vistas = c.vistas + excluded.vistas, clics = c.clics + excluded.clics, fallos = c.fallos + excluded.fallos
  `.execute(db)
}

/** Returns the sums of the last 30 days by slide. */
export function recentCounts(db: Db) {
  return db
    .selectFrom('carrusel_cuenta')
    .select('slide_id as id')
    .select([
      sql<number>`sum(vistas)::int`.as('vistas'),
      sql<number>`sum(clics)::int`.as('clics'),
      sql<number>`sum(fallos)::int`.as('fallos'),
    ])
    .where('dia', '>', sql<string>`current_date - 31`)
    .groupBy('slide_id')
    .execute()
}

/** Returns the figures of one slide by day and language, the latest day first. */
export function countDays(db: Db, id: number) {
  return db
    .selectFrom('carrusel_cuenta')
    .select(['idioma', 'vistas', 'clics', 'fallos'])
    .select(sql<string>`dia::text`.as('dia'))
    .where('slide_id', '=', id)
    .where('dia', '>', sql<string>`current_date - 91`)
    .orderBy('carrusel_cuenta.dia', 'desc')
    .orderBy('idioma', 'desc')
    .execute()
}

/** Deletes figures older than two years. */
export async function forgetOldCounts(db: Db): Promise<void> {
  await sql`delete from carrusel_cuenta where dia < current_date - 730`.execute(db)
}
