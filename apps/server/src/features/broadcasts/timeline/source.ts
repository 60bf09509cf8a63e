import { Module } from '@portal/contract/access/constants'
import { type RecipientStatus, recipientStatusNames } from '@portal/contract/broadcasts/states'
import { timelineKinds } from '@portal/contract/contacts/constants'
import { sql } from 'kysely'
import { rowsIn } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { contactScopeOf, newestAbout, type TimelineSource } from '#features/contacts/service.ts'

interface Row {
  id: number
  momento: Date
  difusion_id: number
  titulo: string
  estado: RecipientStatus
  baja_en: Date | null
}

/** The broadcasts that reached a contact, or did not, and whether he unsubscribed by one. */
export const broadcastTimeline = (db: Db): TimelineSource => ({
  kind: timelineKinds.broadcasts,
  isFor: ({ modules }) => modules.has(Module.broadcasts),
  async find(actor, who, before, most) {
    const rows = await newestAbout<Row>(db, who, before, most, {
      from: sql`difusion_destinatario r join difusion d on d.id = r.difusion_id`,
      where: sql<boolean>`d.enviada_en is not null and ${rowsIn(contactScopeOf(actor), {
        enterprise: 'd.empresa_id',
        author: 'd.creado_por',
      })}`,
      columns: sql`r.id, r.creado_en as momento, r.difusion_id, d.titulo, r.estado, r.baja_en`,
      email: sql`lower(r.email)`,
      phone: sql`null::text`,
      at: sql`r.creado_en`,
      id: sql`r.id`,
    })
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
