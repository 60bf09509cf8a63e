import { itemLimits } from '@portal/contract/marketplace/constants'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { ClasificadoImagen } from '#core/database/schema.ts'
import type { FilesByWidth } from './draw.ts'

/** The column that names the item of a kind. A picture belongs to one item of one kind, or to none yet. */
export type ItemColumn = 'clasificado_id' | 'propiedad_id'

export type NewPicture = Omit<Insertable<ClasificadoImagen>, 'archivos'> & { archivos: FilesByWidth }

/** Without the ids of sample pictures, which are ours and belong to every item that shows them: those are no uuid. */
const storedIds = (ids: readonly string[]): string[] =>
  ids.filter((id) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id))

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
    .where('id', '=', sql<string>`any(${storedIds(ids)}::uuid[])`)
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
    .where('id', '!=', sql<string>`all(${storedIds(ids)}::uuid[])`)
    .execute()
  if (ids.length === 0) return
  await db
    .updateTable('clasificado_imagen')
    .set({ [column]: itemId })
    .where('id', '=', sql<string>`any(${storedIds(ids)}::uuid[])`)
    .execute()
}

const tableOf: Readonly<Record<ItemColumn, string>> = { clasificado_id: 'clasificado', propiedad_id: 'propiedad' }

/** Bits in which two pictures that look the same may differ: as much as saving in another size or quality changes. */
const mostBitsApart = 4
/** A plain ground or gradient has fewer or more bright fields than this, and looks like any other one. */
const leastBits = 6

const bitsOf = (picture: string) => sql<string>`('x' || ${sql.ref(`${picture}.huella`)})::bit(64)`

/** Returns ids of the owner's items of which a picture looks the same as one of these. */
export async function listItemsLike(
  db: Db,
  column: ItemColumn,
  ownerId: number,
  ids: readonly string[],
): Promise<number[]> {
  const bright = sql`bit_count(${bitsOf('nueva')})`
  const { rows } = await sql<{ id: number }>`
    select distinct item.id
    from clasificado_imagen nueva
    cross join ${sql.table(tableOf[column])} item
    join clasificado_imagen otra on otra.${sql.ref(column)} = item.id and otra.id <> nueva.id
    where nueva.id = any(${storedIds(ids)}::uuid[]) and item.usuario_id = ${ownerId} and item.eliminado_en is null
      and ${bright} between ${sql.lit(leastBits)} and ${sql.lit(64 - leastBits)}
      and bit_count(${bitsOf('nueva')} # ${bitsOf('otra')}) <= ${sql.lit(mostBitsApart)}`.execute(db)
  return rows.map(({ id }) => id)
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
