import { contactModules } from '@portal/contract/contacts/constants'
import { searchLists } from '@portal/contract/search/constants'
import type { Db } from '#core/database/database.ts'
import type { RecordSource } from '#features/search/service.ts'
import { contactScopeOf } from '../policy.ts'
import * as queries from './queries.ts'

/** Contacts for the search palette. */
export const contactSource = (db: Db): RecordSource => ({
  listFor: ({ modules }) => (contactModules.some((module) => modules.has(module)) ? searchLists.contacts : null),
  async find(actor, text, most) {
    const rows = await queries.findContacts(db, contactScopeOf(actor), text, most)
    return rows.map(({ id, nombre, empresa, email }) => {
      const detalle = [empresa, email].filter(Boolean).join(' · ')
      return { id, titulo: nombre, detalle, detalle_en: detalle }
    })
  },
})
