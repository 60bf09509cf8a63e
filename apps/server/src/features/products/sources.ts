import { Module } from '@portal/contract/access/constants'
import { searchLists } from '@portal/contract/search/constants'
import type { Db } from '#core/database/database.ts'
import type { RecordSource } from '#features/search/service.ts'
import * as queries from './source-queries.ts'

/** Products for the search palette. */
export const productSource = (db: Db): RecordSource => ({
  listFor: ({ modules }) => (modules.has(Module.products) ? searchLists.products : null),
  async find(_actor, text, most) {
    const rows = await queries.findProducts(db, text, most)
    return rows.map(({ id, nombre, categoria_nombre, categoria_nombre_en }) => ({
      id,
      titulo: nombre,
      detalle: categoria_nombre,
      detalle_en: categoria_nombre_en,
    }))
  },
})
