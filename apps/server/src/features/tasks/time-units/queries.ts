import type {
  TimeUnitListQuerySchema,
  TimeUnitListSchema,
  timeUnitOrders,
} from '@portal/contract/tasks/time-units/schemas'
import { type Insertable, type RawBuilder, sql, type UpdateObject } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { Db } from '#core/database.ts'
import type { JsonText } from '#core/door.ts'
import { inOrder, inSpanishOrder, jsonTextOf, orderOf, wordsIn } from '#core/list-query.ts'
import type { DB, UnidadTiempo } from '#core/schema.ts'

export type TimeUnitQuery = z.output<typeof TimeUnitListQuerySchema>

const { ref } = sql

const keysOf: Record<(typeof timeUnitOrders)[number], RawBuilder<unknown>> = {
  nombre: inSpanishOrder(ref('nombre')),
  nombre_en: inSpanishOrder(ref('nombre_en')),
}
const searched = sql<string>`sin_acentos(nombre || ' ' || nombre_en)`
const shown = ['id', 'nombre', 'nombre_en', 'version'] as const
const classifieds = sql<number>`(
  select count(*) from clasificado
  where clasificado.unidad_tiempo_id = unidad_tiempo.id and clasificado.eliminado_en is null)`

/** One page and the total, as the text of the answer. */
export function listTimeUnits(db: Db, { page, page_row: size, orden, buscar }: TimeUnitQuery): Promise<JsonText> {
  const { column, direction } = orderOf(orden)
  const found = db
    .selectFrom('unidad_tiempo')
    .where('eliminado_en', 'is', null)
    .where((eb) => eb.and(wordsIn(searched, buscar)))
  const reply = db.selectNoFrom([
    jsonArrayFrom(
      found
        .select(shown)
        .select(classifieds.as('clasificados'))
        .orderBy(inOrder([keysOf[column], ref('id')], direction))
        .limit(size)
        .offset((page - 1) * size),
    ).as('unidades_tiempo'),
    found
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .$asScalar()
      .$notNull()
      .as('total'),
  ])
  return jsonTextOf<z.output<typeof TimeUnitListSchema>>(db, reply)
}

export function getTimeUnit(db: Db, id: number) {
  return db
    .selectFrom('unidad_tiempo')
    .select(shown)
    .select(classifieds.as('clasificados'))
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .executeTakeFirst()
}

const written = [...shown, 'eliminado_en'] as const

/** Two who save the same unit follow each other; no item takes it meanwhile. */
export function lockTimeUnit(db: Db, id: number) {
  return db
    .selectFrom('unidad_tiempo')
    .select(written)
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export function insertTimeUnit(db: Db, unit: Insertable<UnidadTiempo>) {
  return db.insertInto('unidad_tiempo').values(unit).returning(written).executeTakeFirstOrThrow()
}

export function updateTimeUnit(db: Db, id: number, changes: UpdateObject<DB, 'unidad_tiempo'>) {
  return db
    .updateTable('unidad_tiempo')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(written)
    .executeTakeFirstOrThrow()
}

/** Frees its name. */
export const markTimeUnitDeleted = (db: Db, id: number) => updateTimeUnit(db, id, { eliminado_en: sql<Date>`now()` })

/** Whether an item is measured by it. */
export async function isTimeUnitInUse(db: Db, id: number): Promise<boolean> {
  const item = await db
    .selectFrom('clasificado')
    .select('id')
    .where('unidad_tiempo_id', '=', id)
    .where('eliminado_en', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return item !== undefined
}
