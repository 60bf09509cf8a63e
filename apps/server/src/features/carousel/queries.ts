import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { DesignSlide } from './types.ts'

/** The version that visitors see at a moment: the one that was published last. */
export const publishedAt = (moment: RawBuilder<unknown> = sql`statement_timestamp()`) => sql<{
  id: number
  slides: DesignSlide[]
}>`
  select id, slides from carrusel_version where publica_en <= ${moment} order by publica_en desc, id desc limit 1`

export interface Published {
  id: number | null
  slides: DesignSlide[]
  /** The time of the database, by which everything is decided. */
  now: Date
  /** When the next version is published. */
  next: Date | null
}

/**
 * Returns what is published now, read by one statement: never parts of two versions. A transaction that waited for
 * another one reads what that one published, so its own start is not now.
 */
export async function readPublished(db: Db): Promise<Published> {
  const { rows } = await sql<Published>`
    select v.id, coalesce(v.slides, '[]') as slides, ahora.now,
      (select min(publica_en) from carrusel_version where publica_en > ahora.now) as next
    from (select statement_timestamp() as now) ahora left join lateral (${publishedAt(sql`ahora.now`)}) v on true`.execute(
    db,
  )
  return rows[0]!
}

/** Stores slides as the draft and as the published version: for demo data and tests. */
export async function insertDesign(db: Db, slides: readonly Omit<DesignSlide, 'id'>[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select nextval('carrusel_slide_id')::int as id from generate_series(1, ${slides.length}::int)`.execute(db)
  const stored = JSON.stringify(slides.map((slide, index) => ({ ...slide, id: rows[index]!.id })))
  await sql`
    with publicada as (insert into carrusel_version (slides) values (${stored}::jsonb))
    update carrusel_borrador set slides = ${stored}::jsonb, version = version + 1`.execute(db)
}
