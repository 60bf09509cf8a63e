import { Module } from '@portal/contract/access/constants'
import { nameIn } from '@portal/contract/core/names'
import { workSections } from '@portal/contract/start/constants'
import type { Db } from '#core/database/database.ts'
import type { WorkSource } from '#features/start/service.ts'
import { readerOf } from './policy.ts'
import { newestOpen } from './queries/library.ts'

/** What a customer may download, the newest first. */
export const libraryWork = (db: Db): WorkSource => ({
  section: workSections.ownDocuments,
  isFor: ({ modules, isOfHouse }) => !isOfHouse && modules.has(Module.downloads),
  async read(actor, most) {
    const { rows, total } = await newestOpen(db, readerOf(actor), most)
    return {
      rows: rows.map(({ id, titulo, numero, creado_en, ...product }) => ({
        id,
        titulo,
        detalle: `${product.producto} · revisión ${numero}`,
        detalle_en: `${nameIn(product, 'producto', 'en')} · revision ${numero}`,
        momento: creado_en,
        dias: null,
        importe: null,
      })),
      total,
      isExact: true,
    }
  },
})
