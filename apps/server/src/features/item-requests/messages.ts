import { type Anyone, isActor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { type Author, changesOf } from './move.ts'
import { insertEvent, type LockedRequest } from './queries.ts'

/** Adds a message to the history of a request, visible to client and staff. */
export async function addMessage(
  db: Db,
  by: Anyone,
  request: Pick<LockedRequest, 'id' | 'clasificado_id' | 'propiedad_id'>,
  author: Author,
  message: string,
): Promise<void> {
  await insertEvent(db, {
    solicitud_id: request.id,
    tipo: 'mensaje',
    autor: author,
    usuario_id: isActor(by) ? by.id : null,
    comentario: message,
    es_visible: true,
    ip: by.ip,
  })
  await record(db, by, {
    action: 'requests.written',
    entity: 'solicitud_clasificado',
    id: request.id,
    after: { comentario: message },
    announces: await changesOf(db, request),
  })
}
