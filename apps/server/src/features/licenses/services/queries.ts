import { service } from '@portal/contract/licenses/services/schemas'
import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import { inSpanishOrder } from '#core/database/list-query.ts'
import { recordRows } from '#core/records/record-rows.ts'
import { isThere as isLicenseThere } from '../queries.ts'

const { ref } = sql

/** The condition for services that are not deleted. */
export const isThere = () => sql<boolean>`servicio.estado_id <> 0`

/** The licenses of each that the reader may see, finished ones too. */
const counted = (scope: Scope) => sql<{ licencias: number }>`(
  select count(*) as licencias from licencia where licencia.servicio_id = servicio.id and ${isLicenseThere(scope)})`

const licenses = ref<number>('cuenta.licencias')

export const serviceRows = recordRows(service, {
  id: 'servicio.id',
  found: (db, scope) =>
    db
      .selectFrom('servicio')
      .innerJoinLateral(counted(scope).as('cuenta'), (join) => join.onTrue())
      .where(isThere()),
  searched: sql<string>`sin_acentos(nombre || ' ' || nombre_en)`,
  orders: {
    nombre: inSpanishOrder(ref('nombre')),
    dias_gracia: ref('dias_gracia'),
    licencias: licenses,
    estado_id: ref('estado_id'),
  },
  shown: (found) =>
    found
      .select(['servicio.id', 'servicio.nombre', 'nombre_en', 'dias_gracia', 'estado_id', 'version'])
      .select(licenses.as('licencias')),
})

/** Finds licenses of a service: it cannot be deleted while it has any. */
export const licensesOf = ({ id }: { id: number }) =>
  sql`select from licencia where servicio_id = ${id} and estado_id <> 0`
