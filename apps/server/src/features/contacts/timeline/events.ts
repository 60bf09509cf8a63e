import { meetingResultNames, timelineKinds } from '@portal/contract/contacts/constants'
import type { Db } from '#core/database/database.ts'
import { listEvents } from '../history/queries.ts'
import type { TimelineSource } from './timeline.ts'

const titleOf = (event: { fecha_reunion: Date | null; motivos_anteriores: string[] | null }) =>
  event.motivos_anteriores !== null
    ? { titulo: 'Se puede contactar', titulo_en: 'May be contacted' }
    : event.fecha_reunion
      ? { titulo: 'Reunión', titulo_en: 'Meeting' }
      : { titulo: 'Comentario', titulo_en: 'Comment' }

/** The history of a contact. */
export const eventSource = (db: Db): TimelineSource => ({
  kind: timelineKinds.events,
  isFor: () => true,
  async find(_, { id }, before, most) {
    const events = await listEvents(db, id, before, most)
    return events.map((event) => ({
      id: event.historialcontacto_id,
      momento: event.creado_en,
      ...titleOf(event),
      detalle: event.resultado ? meetingResultNames[event.resultado].es : '',
      detalle_en: event.resultado ? meetingResultNames[event.resultado].en : '',
      direccion: null,
      evento: event,
    }))
  },
})
