import { searchLists } from '@portal/contract/search/constants'
import type { Db } from '#core/database/database.ts'
import type { RecordSource } from '#features/search/service.ts'
import { seesRequests } from '../list/list.ts'
import { requestScopeOf } from '../policy.ts'
import * as queries from './queries.ts'

/** Searches requests for the palette: those in the actor's list of requests. */
export const requestSource = (db: Db): RecordSource => ({
  listFor: (actor) => (seesRequests(actor) ? searchLists.requests : null),
  async find(actor, text, most) {
    const rows = await queries.findRequests(db, requestScopeOf(actor), text, most)
    return rows.map(({ id, nombre, empresa, marca }) => {
      const detalle = [empresa, marca].filter(Boolean).join(' · ')
      return { id, titulo: `#${id} · ${nombre}`, detalle, detalle_en: detalle }
    })
  },
})
