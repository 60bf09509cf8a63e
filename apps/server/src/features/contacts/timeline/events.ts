import { meetingResultNames, timelineKinds } from '@portal/contract/contacts/constants'
import type { Db } from '#core/database/database.ts'
import { listEvents } from '../history/queries.ts'
import type { TimelineSource } from './timeline.ts'

/** The history of a contact. */
export const eventSource = (db: Db): TimelineSource => ({
  kind: timelineKinds.events,
  isFor: () => true,
  async find(_, { id }, before, most) {
    const events = await listEvents(db, id, before, most)
    return events.map((event) => ({
      id: event.historialcontacto_id,
      momento: event.creado_en,
      titulo: event.fecha_reunion ? 'Reunión' : 'Comentario',
      titulo_en: event.fecha_reunion ? 'Meeting' : 'Comment',
      detalle: event.resultado ? meetingResultNames[event.resultado].es : '',
      detalle_en: event.resultado ? meetingResultNames[event.resultado].en : '',
      direccion: null,
      evento: event,
    }))
  },
})
