import { itemLimits } from '@portal/contract/marketplace/constants'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { ClasificadoImagen } from '#core/database/schema.ts'
import type { FilesByWidth } from './draw.ts'

/** The column that names the item of a kind. A picture belongs to one item of one kind, or to none yet. */
export type ItemColumn = 'clasificado_id' | 'propiedad_id'

export type NewPicture = Omit<Insertable<ClasificadoImagen>, 'archivos'> & { archivos: FilesByWidth }

const shown = ['id', 'ancho', 'alto', sql<FilesByWidth>`archivos`.as('archivos')] as const

export function insertPicture(db: Db, { archivos, ...picture }: NewPicture) {
  return db
    .insertInto('clasificado_imagen')
    .values({ ...picture, archivos: JSON.stringify(archivos) })
    .returning(shown)
    .executeTakeFirstOrThrow()
}

/** Locks those of the named pictures that the person uploaded and no item uses, or that belong to the item. */
export function lockPictures(
  db: Db,
  column: ItemColumn,
  ids: readonly string[],
  by: { userId: number; itemId: number | null },
) {
  return db
    .selectFrom('clasificado_imagen')
    .select(shown)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(({ or, and, eb }) =>
      or([
        and([eb('clasificado_id', 'is', null), eb('propiedad_id', 'is', null), eb('usuario_id', '=', by.userId)]),
        ...(by.itemId === null ? [] : [eb(column, '=', by.itemId)]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Assigns an item the pictures it shows or may show, and releases its others. */
export async function assignPictures(
  db: Db,
  column: ItemColumn,
  itemId: number,
  ids: readonly string[],
): Promise<void> {
  await db
    .updateTable('clasificado_imagen')
    .set({ [column]: null, libre_desde: sql`now()` })
    .where(column, '=', itemId)
    .where('id', '!=', sql<string>`all(${ids}::uuid[])`)
    .execute()
  if (ids.length === 0) return
  await db
    .updateTable('clasificado_imagen')
    .set({ [column]: itemId })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

/** Deletes pictures that no item has shown for a day, at most `most`. */
export function deleteUnused(db: Db, most: number) {
  return db
    .deleteFrom('clasificado_imagen')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('clasificado_imagen')
        .select('id')
        .where('clasificado_id', 'is', null)
        .where('propiedad_id', 'is', null)
        .where('libre_desde', '<', sql<Date>`now() - make_interval(hours => ${itemLimits.unusedPictureHours}::int)`)
        .orderBy('libre_desde')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', sql<FilesByWidth>`archivos`.as('archivos')])
    .execute()
}
