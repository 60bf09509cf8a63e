import { designLimits } from '@portal/contract/carousel/constants'
import { ProductStatus } from '@portal/contract/products/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { DesignSlide } from '../types.ts'
import type { Medium } from './rules.ts'

const name = sql<string>`coalesce(concat_ws(' ', u.nombres, u.apellido_paterno), '')`

/** Returns the draft, locked when it is about to be written: all writes of the design wait for each other here. */
export async function readDraft(db: Db, { isLocked = false } = {}) {
  const draft = db
    .selectFrom('carrusel_borrador')
    .select(['version', 'modificado_en'])
    .select(({ ref }) => ref('slides').$castTo<DesignSlide[]>().as('slides'))
    .select((eb) =>
      eb
        .selectFrom('usuario as u')
        .select(name.as('autor'))
        .whereRef('u.id', '=', 'carrusel_borrador.modificado_por')
        .as('autor'),
    )
  return (isLocked ? draft.forUpdate() : draft).executeTakeFirstOrThrow()
}

export async function writeDraft(db: Db, slides: readonly DesignSlide[], userId: number): Promise<void> {
  await sql`
    update carrusel_borrador set slides = ${JSON.stringify(slides)}::jsonb, version = version + 1,
      modificado_por = ${userId}, modificado_en = now()`.execute(db)
}

/** Returns new ids of slides, which stay theirs in every version. */
export async function newSlideIds(db: Db, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await sql<{ id: number }>`
    select nextval('carrusel_slide_id')::int as id from generate_series(1, ${count}::int)`.execute(db)
  return rows.map(({ id }) => id)
}

interface NewVersion {
  slides: readonly DesignSlide[]
  userId: number
  /** Null: now. */
  at: Date | null
  restoredId?: number | null
}

/** Stores a version; what was published longest ago is deleted beyond the last 20. */
export async function insertVersion(db: Db, { slides, userId, at, restoredId = null }: NewVersion): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into carrusel_version (slides, publica_en, publicado_por, recupera_id)
    values (${JSON.stringify(slides)}::jsonb, coalesce(${at}::timestamptz, date_trunc('milliseconds', clock_timestamp())),
      ${userId}, ${restoredId})
    returning id`.execute(db)
  await sql`
    delete from carrusel_version where id in (
      select id from carrusel_version where publica_en <= statement_timestamp()
      order by publica_en desc, id desc offset ${designLimits.versions})`.execute(db)
  return rows[0]!.id
}

/** Returns the versions to come and the last 20, the latest first. */
export async function listVersions(db: Db) {
  const rows = await db
    .selectFrom('carrusel_version as v')
    .leftJoin('usuario as u', 'u.id', 'v.publicado_por')
    .select(['v.id', 'v.publica_en', 'v.recupera_id', name.as('autor')])
    .select(sql<number>`jsonb_array_length(v.slides)`.as('slides'))
    .select(sql<boolean>`v.publica_en > statement_timestamp()`.as('isAhead'))
    .orderBy('v.publica_en', 'desc')
    .orderBy('v.id', 'desc')
    .execute()
  const past = rows.filter(({ isAhead }) => !isAhead).slice(0, designLimits.versions)
  return [...rows.filter(({ isAhead }) => isAhead), ...past]
}

export function getVersion(db: Db, id: number) {
  return db
    .selectFrom('carrusel_version')
    .select(['id', 'publica_en'])
    .select(({ ref }) => ref('slides').$castTo<DesignSlide[]>().as('slides'))
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Deletes a version whose time has not come. Returns whether there was one. */
export async function deleteAhead(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('carrusel_version')
    .where('id', '=', id)
    .where('publica_en', '>', sql<Date>`statement_timestamp()`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function clockOf(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  return rows[0]!.now
}

export function listMedia(db: Db, keys: readonly string[]): Promise<Medium[]> {
  return db
    .selectFrom('carrusel_medio')
    .select(['clave', 'tipo', 'anchos', 'bytes'])
    .where('clave', 'in', [...keys, ''])
    .execute()
}

/** Returns the paths of the pages of products. */
export async function productPaths(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('producto')
    .select(sql<string>`'/' || slug`.as('path'))
    .where('publicada', '=', true)
    .where('estado_id', '=', ProductStatus.active)
    .execute()
  return rows.map(({ path }) => path)
}
