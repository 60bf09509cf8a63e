import { namesOf } from '@portal/contract/core/entities'
import { licenseTypeFields } from '@portal/contract/licenses/types/fields'
import { licenseType } from '@portal/contract/licenses/types/schemas'
import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import { inSpanishOrder } from '#core/database/list-query.ts'
import { recordRows } from '#core/records/record-rows.ts'
import { isThere as isLicenseThere } from '../queries.ts'

const { ref } = sql

/** The condition for license types that are not deleted. */
export const isThere = () => sql<boolean>`tipo_licencia.estado_id <> 0`

/** The licenses of each that the reader may see, finished ones too. */
const counted = (scope: Scope) => sql<{ licencias: number }>`(
  select count(*) as licencias from licencia where licencia.tipo_licencia_id = tipo_licencia.id and ${isLicenseThere(scope)})`

const licenses = ref<number>('cuenta.licencias')

const columns = namesOf(licenseTypeFields).map((name) => `tipo_licencia.${name}` as const)

export const licenseTypeRows = recordRows(licenseType, {
  id: 'tipo_licencia.id',
  found: (db, scope) =>
    db
      .selectFrom('tipo_licencia')
      .innerJoinLateral(counted(scope).as('cuenta'), (join) => join.onTrue())
      .where(isThere()),
  searched: sql<string>`sin_acentos(nombre || ' ' || nombre_en)`,
  orders: {
    nombre: inSpanishOrder(ref('nombre')),
    nombre_en: inSpanishOrder(ref('nombre_en')),
    licencias: licenses,
    estado_id: ref('estado_id'),
  },
  shown: (found) => found.select(['tipo_licencia.id', ...columns, 'version']).select(licenses.as('licencias')),
})

/** Finds licenses and earlier periods of a type: it cannot be deleted while there are any. */
export const licensesOf = ({ id }: { id: number }) => sql`
  select from licencia where tipo_licencia_id = ${id} and estado_id <> 0
  union all
  select from licencia_periodo where tipo_licencia_id = ${id}`
