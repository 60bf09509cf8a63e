import { service } from '@portal/contract/licenses/services/schemas'
import { sql } from 'kysely'
import { inSpanishOrder } from '#core/database/list-query.ts'
import { recordRows } from '#core/records/record-rows.ts'

const { ref } = sql

/** The condition for services that are not deleted. */
export const isThere = () => sql<boolean>`servicio.estado_id <> 0`

const licenses = sql<number>`(
  select count(*) from licencia where licencia.servicio_id = servicio.id and licencia.estado_id <> 0)`

export const serviceRows = recordRows(service, {
  id: 'servicio.id',
  found: (db) => db.selectFrom('servicio').where(isThere()),
  searched: sql<string>`sin_acentos(nombre)`,
  orders: {
    nombre: inSpanishOrder(ref('nombre')),
    dias_gracia: ref('dias_gracia'),
    licencias: licenses,
    estado_id: ref('estado_id'),
  },
  shown: (found) =>
    found.select(['id', 'nombre', 'dias_gracia', 'estado_id', 'version']).select(licenses.as('licencias')),
})

/** Finds licenses of a service: it cannot be deleted while it has any. */
export const licensesOf = ({ id }: { id: number }) =>
  sql`select from licencia where servicio_id = ${id} and estado_id <> 0`
