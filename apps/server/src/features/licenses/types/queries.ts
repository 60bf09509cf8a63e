import { licenseType } from '@portal/contract/licenses/types/schemas'
import { sql } from 'kysely'
import { inSpanishOrder } from '#core/database/list-query.ts'
import { recordRows } from '#core/records/record-rows.ts'

const { ref } = sql

/** The condition for license types that are not deleted. */
export const isThere = () => sql<boolean>`tipo_licencia.estado_id <> 0`

const licenses = sql<number>`(
  select count(*) from licencia where licencia.tipo_licencia_id = tipo_licencia.id and licencia.estado_id <> 0)`

export const licenseTypeRows = recordRows(licenseType, {
  id: 'tipo_licencia.id',
  found: (db) => db.selectFrom('tipo_licencia').where(isThere()),
  searched: sql<string>`sin_acentos(nombre || ' ' || nombre_en)`,
  orders: {
    nombre: inSpanishOrder(ref('nombre')),
    nombre_en: inSpanishOrder(ref('nombre_en')),
    licencias: licenses,
    estado_id: ref('estado_id'),
  },
  shown: (found) =>
    found
      .select(['id', 'nombre', 'nombre_en', 'intervalo', 'unidad_intervalo', 'estado_id', 'version'])
      .select(licenses.as('licencias')),
})

/** Finds licenses and earlier periods of a type: it cannot be deleted while there are any. */
export const licensesOf = ({ id }: { id: number }) => sql`
  select from licencia where tipo_licencia_id = ${id} and estado_id <> 0
  union all
  select from licencia_periodo where tipo_licencia_id = ${id}`
