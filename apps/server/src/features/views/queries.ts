import type { ViewList } from '@portal/contract/views/constants'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Actor } from '#core/base/actor.ts'
import { ownScopeOf, rowsIn } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Vista } from '#core/database/schema.ts'

/** The own views, and those that the own enterprise shares. */
const visible = (actor: Actor) => sql<boolean>`(
  ${rowsIn(ownScopeOf(actor), { enterprise: 'v.empresa_id', author: 'v.usuario_id' })}
  or (v.compartida and v.empresa_id = ${actor.enterpriseId}::int))`

const viewsOf = (db: Db, actor: Actor, lists: readonly ViewList[]) =>
  db.selectFrom('vista as v').where(visible(actor)).where('v.lista', 'in', lists)

const columns = [
  'v.id',
  sql<ViewList>`v.lista`.as('lista'),
  'v.nombre',
  'v.direccion',
  'v.compartida',
  'v.usuario_id',
  'v.version',
] as const

export type View = NonNullable<Awaited<ReturnType<typeof getView>>>

/** All that the actor sees of these lists, by name. */
export const listViews = (db: Db, actor: Actor, lists: readonly ViewList[]) =>
  viewsOf(db, actor, lists)
    .innerJoin('usuario as u', 'u.id', 'v.usuario_id')
    .leftJoin('vista_inicial as i', (join) => join.onRef('i.vista_id', '=', 'v.id').on('i.usuario_id', '=', actor.id))
    .select(columns)
    .select([
      sql<string>`trim(concat(u.nombres, ' ', u.apellido_paterno))`.as('usuario_nombre'),
      sql<boolean>`i.vista_id is not null`.as('es_inicial'),
    ])
    .orderBy(sql`lower(v.nombre)`)
    .orderBy('v.id')
    .execute()

export const getView = (db: Db, actor: Actor, lists: readonly ViewList[], id: number) =>
  viewsOf(db, actor, lists).select(columns).where('v.id', '=', id).executeTakeFirst()

/** Two who save the same view follow each other. */
export const lockView = (db: Db, actor: Actor, lists: readonly ViewList[], id: number) =>
  viewsOf(db, actor, lists).select(columns).where('v.id', '=', id).forUpdate().executeTakeFirst()

/** How many views a person keeps of a list; of two that they save at once, the second counts the first. */
export async function countOwn(db: Db, userId: number, list: ViewList): Promise<number> {
  await sql`select from usuario where id = ${userId} for no key update`.execute(db)
  const { count } = await db
    .selectFrom('vista')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('usuario_id', '=', userId)
    .where('lista', '=', list)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertView(db: Db, view: Insertable<Vista>): Promise<number> {
  const { id } = await db.insertInto('vista').values(view).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateView(db: Db, id: number, changes: Updateable<Vista>): Promise<void> {
  await db
    .updateTable('vista')
    .set({ ...changes, version: sql`version + 1`, actualizado_en: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** With it goes what opened with it. */
export async function deleteView(db: Db, id: number): Promise<void> {
  await db.deleteFrom('vista').where('id', '=', id).execute()
}

/** Null: the list opens whole again. */
export async function setInitial(db: Db, userId: number, list: ViewList, id: number | null): Promise<void> {
  if (id === null) {
    await db.deleteFrom('vista_inicial').where('usuario_id', '=', userId).where('lista', '=', list).execute()
    return
  }
  await db
    .insertInto('vista_inicial')
    .values({ usuario_id: userId, lista: list, vista_id: id })
    .onConflict((conflict) => conflict.columns(['usuario_id', 'lista']).doUpdateSet({ vista_id: id }))
    .execute()
}
