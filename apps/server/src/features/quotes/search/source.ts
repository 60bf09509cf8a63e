import { Module } from '@portal/contract/access/constants'
import { searchLists } from '@portal/contract/search/constants'
import type { Db } from '#core/database/database.ts'
import type { RecordSource } from '#features/search/service.ts'
import { allQuotesScopeOf } from '../policy.ts'
import { findNewest, searchOf } from './queries.ts'

/** Searches quotes for the palette: all that a person may see, or those they wrote. */
export const quoteSource = (db: Db): RecordSource => ({
  listFor: ({ modules }) => (modules.has(Module.allQuotes) ? searchLists.allQuotes : searchLists.ownQuotes),
  async find(actor, text, most) {
    const words = searchOf(text)
    const rows = words === null ? [] : await findNewest(db, allQuotesScopeOf(actor), words, most)
    return rows.map(({ id, codigo, cliente_empresa: company, cliente_nombre: client }) => {
      const detalle = [company, client].filter(Boolean).join(' · ')
      return { id, titulo: codigo, detalle, detalle_en: detalle }
    })
  },
})
