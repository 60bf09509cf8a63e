import { Module } from '@portal/contract/access/constants'
import { nameIn } from '@portal/contract/core/names'
import { searchLists } from '@portal/contract/search/constants'
import type { Db } from '#core/database/database.ts'
import type { RecordSource } from '#features/search/service.ts'
import { readerOf } from './policy.ts'
import { findSeen } from './queries/library.ts'

/** Resources for the search palette: those of the library. */
export const resourceSource = (db: Db): RecordSource => ({
  listFor: ({ modules }) => (modules.has(Module.downloads) ? searchLists.library : null),
  async find(actor, text, most) {
    const rows = await findSeen(db, readerOf(actor), text, most)
    return rows.map(({ id, titulo, numero, ...product }) => ({
      id,
      titulo,
      detalle: `${product.producto} · revisión ${numero}`,
      detalle_en: `${nameIn(product, 'producto', 'en')} · revision ${numero}`,
    }))
  },
})
