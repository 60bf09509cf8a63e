import { call } from '../../core/endpoint.ts'
import type { In, Of } from '../../core/fields.ts'
import { bulkCalls } from '../../core/records/bulk/calls.ts'
import { quoteTemplateMessages as area } from './messages.ts'
import type * as s from './schemas.ts'

type ById = In<typeof s.TemplateByIdSchema>
type Template = Of<typeof s.TemplateSchema>

export const quoteTemplateCalls = {
  /** The own ones, and those shared by the own enterprise. */
  list: call<{ params: In<typeof s.TemplateListQuerySchema>; reply: Of<typeof s.TemplateListSchema> }>({
    method: 'GET',
    path: '/v1/cotizacion/plantilla/list',
    area,
  }),
  get: call<{ params: ById; reply: Template }>({ method: 'GET', path: '/v1/cotizacion/plantilla/list/:id', area }),
  save: call<{ body: In<typeof s.TemplateFormSchema>; reply: Template }>({
    method: 'POST',
    path: '/v1/cotizacion/plantilla/save',
    area,
    done: area.saved,
  }),
  /** 409 answers the stored template. */
  update: call<{ params: ById; body: In<typeof s.TemplateUpdateSchema>; reply: Template }>({
    method: 'PUT',
    path: '/v1/cotizacion/plantilla/update/:id',
    area,
    done: area.updated,
  }),
  remove: call<{ params: ById; reply: null }>({
    method: 'PUT',
    path: '/v1/cotizacion/plantilla/delete/:id',
    area,
    done: area.deleted,
  }),
  ...bulkCalls('/v1/cotizacion/plantilla'),
}
