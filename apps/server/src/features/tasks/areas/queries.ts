import { namesOf } from '@portal/contract/core/entities'
import { areaFields } from '@portal/contract/tasks/areas/fields'
import { area } from '@portal/contract/tasks/areas/schemas'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { inSpanishOrder } from '#core/database/list-query.ts'
import { recordRows } from '#core/records/record-rows.ts'

const { ref } = sql

const ideas = sql<number>`(select count(*) from idea where idea.area_id = area.id and idea.eliminado_en is null)`

const tasks = sql<number>`(select count(*) from tarea where tarea.area_id = area.id and tarea.eliminado_en is null)`

export const areaRows = recordRows(area, {
  id: 'area.id',
  found: (db) => db.selectFrom('area').where('eliminado_en', 'is', null),
  searched: sql<string>`sin_acentos(nombre || ' ' || nombre_en)`,
  orders: { nombre: inSpanishOrder(ref('nombre')), nombre_en: inSpanishOrder(ref('nombre_en')) },
  shown: (found) =>
    found.select(['id', ...namesOf(areaFields), 'version']).select([tasks.as('tareas'), ideas.as('ideas')]),
})

/** Finds what belongs to an area: an area with such rows cannot be deleted. */
export const rowsOfArea = ({ id }: { id: number }) =>
  sql`select from idea where area_id = ${id} and eliminado_en is null
    union all select from tarea where area_id = ${id} and eliminado_en is null`

/** Returns the areas that can be chosen, by their Spanish names. */
export const listAreas = (db: Db) =>
  db
    .selectFrom('area')
    .select(['id', 'nombre', 'nombre_en'])
    .where('eliminado_en', 'is', null)
    .orderBy(inSpanishOrder(ref('nombre')))
    .execute()

/** Locks an area against deletion until the commit. Returns whether it exists. */
export async function lockArea(db: Db, id: number): Promise<boolean> {
  const query = db.selectFrom('area').select('id').where('id', '=', id).where('eliminado_en', 'is', null)
  return (await query.forShare().executeTakeFirst()) !== undefined
}
