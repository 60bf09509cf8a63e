import { call } from '../../core/endpoint.ts'
import type { In, Of } from '../../core/fields.ts'
import { resourceSaveMessages as area, resourceDoneMessages as done } from '../messages.ts'
import type * as s from './schemas.ts'

type ById = In<typeof s.ResourceByIdSchema>

/** The library of its readers, and what everyone may load. */
export const libraryCalls = {
  list: call<{ params: In<typeof s.LibraryQuerySchema>; reply: Of<typeof s.LibrarySchema> }>({
    method: 'GET',
    path: '/v1/recursos/biblioteca',
    area,
  }),
  download: call<{ params: In<typeof s.DownloadQuerySchema>; reply: Of<typeof s.DownloadLinkSchema> }>({
    method: 'GET',
    path: '/v1/recursos/descargar/:id',
    area,
  }),
  /** Asks staff for the license that they lack. */
  ask: call<{ params: ById; reply: Of<typeof s.AskedSchema> }>({
    method: 'POST',
    path: '/v1/recursos/solicitar/:id',
    area,
    done: done.asked,
    alsoDone: done.alreadyAsked,
    doneArea: done,
  }),
  documents: call<{ reply: Of<typeof s.PublicDocumentsSchema> }>({
    method: 'GET',
    path: '/v1/recursos/publicos',
    area,
  }),
  document: call<{ params: In<typeof s.DocumentQuerySchema>; reply: Of<typeof s.DocumentPageSchema> }>({
    method: 'GET',
    path: '/v1/recursos/publicos/:id',
    area,
  }),
}
