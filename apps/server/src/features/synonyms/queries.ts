import { synonym } from '@portal/contract/synonyms/schemas'
import { sql } from 'kysely'
import { inSpanishOrder } from '#core/database/list-query.ts'
import { recordRows } from '#core/records/record-rows.ts'

const { ref } = sql

export const synonymRows = recordRows(synonym, {
  id: 'sinonimo.id',
  found: (db) => db.selectFrom('sinonimo').where('eliminado_en', 'is', null),
  searched: sql<string>`sin_acentos(nombre || ' ' || tambien || ' ' || tambien_en)`,
  orders: {
    nombre: inSpanishOrder(ref('nombre')),
    tambien: inSpanishOrder(ref('tambien')),
    tambien_en: inSpanishOrder(ref('tambien_en')),
  },
  shown: (found) => found.select(['id', 'nombre', 'tambien', 'tambien_en', 'version']),
})
