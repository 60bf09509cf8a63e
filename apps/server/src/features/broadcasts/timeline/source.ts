import { Module } from '@portal/contract/access/constants'
import { recipientStatusNames } from '@portal/contract/broadcasts/states'
import { timelineKinds } from '@portal/contract/contacts/constants'
import type { Db } from '#core/database/database.ts'
import { contactScopeOf, type TimelineSource } from '#features/contacts/service.ts'
import { newestBroadcasts } from './queries.ts'

/** The broadcasts that reached a contact, or did not, and whether they unsubscribed by one. */
export const broadcastTimeline = (db: Db): TimelineSource => ({
  kind: timelineKinds.broadcasts,
  isFor: ({ modules }) => modules.has(Module.broadcasts),
  async find(actor, who, before, most) {
    const rows = await newestBroadcasts(db, contactScopeOf(actor), who, before, most)
    return rows.map(({ id, momento, difusion_id, titulo, estado, baja_en }) => {
      const { es, en } = recipientStatusNames[baja_en ? 'baja' : estado]
      return {
        id,
        momento,
        titulo,
        titulo_en: titulo,
        detalle: es,
        detalle_en: en,
        direccion: `/dashboard/contactos/difusiones/${difusion_id}`,
      }
    })
  },
})
