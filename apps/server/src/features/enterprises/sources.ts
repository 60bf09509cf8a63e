import { Module } from '@portal/contract/access/constants'
import { searchLists } from '@portal/contract/search/constants'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { RecordSource } from '#features/search/service.ts'
import * as queries from './source-queries.ts'

/** Enterprises for the search palette. */
export const enterpriseSource = (db: Db): RecordSource => ({
  listFor: ({ modules }) => (modules.has(Module.enterprises) ? searchLists.enterprises : null),
  async find(actor, text, most) {
    const rows = await queries.findEnterprises(db, scopeOf(actor), text, most)
    return rows.map(({ id, nombre, abreviatura, pais_nombre, nombre_en }) => ({
      id,
      titulo: nombre,
      detalle: `${abreviatura} · ${pais_nombre}`,
      detalle_en: `${abreviatura} · ${nombre_en}`,
    }))
  },
})
