import { namesOf } from '@portal/contract/core/entities'
import { timeUnitFields } from '@portal/contract/tasks/time-units/fields'
import { timeUnit } from '@portal/contract/tasks/time-units/schemas'
import { sql } from 'kysely'
import { inSpanishOrder } from '#core/database/list-query.ts'
import { recordRows } from '#core/records/record-rows.ts'

const { ref } = sql

const machines = sql<number>`(
  select count(*) from clasificado
  where clasificado.unidad_tiempo_id = unidad_tiempo.id and clasificado.eliminado_en is null)`

export const timeUnitRows = recordRows(timeUnit, {
  id: 'unidad_tiempo.id',
  found: (db) => db.selectFrom('unidad_tiempo').where('eliminado_en', 'is', null),
  searched: sql<string>`sin_acentos(nombre || ' ' || nombre_en)`,
  orders: { nombre: inSpanishOrder(ref('nombre')), nombre_en: inSpanishOrder(ref('nombre_en')) },
  shown: (found) => found.select(['id', ...namesOf(timeUnitFields), 'version']).select(machines.as('clasificados')),
})

/** Counts the machines that use the unit. */
export const machinesOf = ({ id }: { id: number }) =>
  sql`select from clasificado where unidad_tiempo_id = ${id} and eliminado_en is null`
