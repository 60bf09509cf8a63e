import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { carouselMessages as area, carouselDoneMessages as done } from './messages.ts'
import type * as s from './schemas.ts'

const home = '/v1/pagina_principal'
type Design = Of<typeof s.DesignSchema>
type ById = In<typeof s.VersionByIdSchema>

/** The design of the home page: its draft, versions, files and figures. */
export const designCalls = {
  get: call<{ reply: Design }>({ method: 'GET', path: `${home}/disenio`, area }),
  save: call<{ body: In<typeof s.DesignFormSchema>; reply: Design }>({
    method: 'POST',
    path: `${home}/imagen/save`,
    area,
    done: done.saved,
  }),
  file: call<{ body: FormData; reply: Of<typeof s.SlideFileSchema> }>({
    method: 'POST',
    path: `${home}/archivo/save`,
    area,
    multipart: true,
  }),
  publish: call<{ body: In<typeof s.PublishFormSchema>; reply: Design }>({
    method: 'POST',
    path: `${home}/publicar`,
    area,
    done: done.published,
    alsoDone: done.scheduled,
    doneArea: done,
  }),
  version: call<{ params: ById; reply: Of<typeof s.VersionSlidesSchema> }>({
    method: 'GET',
    path: `${home}/version/list/:id`,
    area,
  }),
  restore: call<{ params: ById; body: In<typeof s.RestoreFormSchema>; reply: Design }>({
    method: 'PUT',
    path: `${home}/version/restaurar/:id`,
    area,
    done: done.restored,
    alsoDone: done.takenBack,
    doneArea: done,
  }),
  cancel: call<{ body: In<typeof s.CancelFormSchema>; reply: Design }>({
    method: 'PUT',
    path: `${home}/cambio/cancelar`,
    area,
    done: done.cancelled,
  }),
  previewLink: call<{ reply: Of<typeof s.PreviewLinkSchema> }>({ method: 'POST', path: `${home}/vista/save`, area }),
  days: call<{ params: In<typeof s.CountQuerySchema>; reply: Of<typeof s.CountDaysSchema> }>({
    method: 'GET',
    path: `${home}/cuenta/list/:id`,
    area,
  }),
}
