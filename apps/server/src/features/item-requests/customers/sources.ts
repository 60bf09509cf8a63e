import { Module } from '@portal/contract/access/constants'
import { searchLists } from '@portal/contract/search/constants'
import type { Db } from '#core/database/database.ts'
import type { RecordSource } from '#features/search/service.ts'
import * as queries from './source-queries.ts'

/** Customers of the machines for the search palette. */
export const customerSource = (db: Db): RecordSource => ({
  listFor: ({ modules }) => (modules.has(Module.manageMachines) ? searchLists.customers : null),
  async find(_actor, text, most) {
    const rows = await queries.findCustomers(db, text, most)
    return rows.map(({ id, nombre, email, empresa }) => {
      const detalle = [email, empresa].filter(Boolean).join(' · ')
      return { id, titulo: nombre, detalle, detalle_en: detalle }
    })
  },
})
