import { Module } from '@portal/contract/access/constants'
import { type PastDocumentKind, pastDocumentKindNames } from '@portal/contract/past-documents/constants'
import { searchLists } from '@portal/contract/search/constants'
import type { Db } from '#core/database/database.ts'
import type { RecordSource } from '#features/search/service.ts'
import { findDocuments } from './queries.ts'

/** Past documents for the search palette. */
export const pastDocumentSource = (db: Db): RecordSource => ({
  listFor: ({ modules, isOfHouse }) => (isOfHouse && modules.has(Module.allQuotes) ? searchLists.pastDocuments : null),
  async find(_, text, most) {
    const rows = await findDocuments(db, text, most)
    return rows.map(({ id, tipo, numero, cliente, fecha }) => {
      const { es, en } = pastDocumentKindNames[tipo as PastDocumentKind]
      return {
        id,
        titulo: `${numero} · ${cliente}`,
        detalle: `${es} · ${fecha}`,
        detalle_en: `${en} · ${fecha}`,
      }
    })
  },
})
