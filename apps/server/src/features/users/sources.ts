import { Module } from '@portal/contract/access/constants'
import { searchLists } from '@portal/contract/search/constants'
import { peopleScopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { RecordSource } from '#features/search/service.ts'
import * as queries from './source-queries.ts'

/** Searches users for the palette: those in the actor's list of users. */
export const userSource = (db: Db): RecordSource => ({
  listFor: ({ modules }) => (modules.has(Module.users) ? searchLists.users : null),
  async find(actor, text, most) {
    const rows = await queries.findUsers(db, peopleScopeOf(actor), text, most)
    return rows.map(({ id, nombre, email, empresa_nombre: enterprise }) => {
      const detalle = [email, enterprise].filter(Boolean).join(' · ')
      return { id, titulo: nombre, detalle, detalle_en: detalle }
    })
  },
})

/** For the first run: what is missing while one person alone could lock the company out. */
export const missingSuperAdmin = async (db: Db): Promise<string[]> =>
  (await queries.countSuperAdmins(db)) < 2 ? ['segundo_admin'] : []
