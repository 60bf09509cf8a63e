import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { viewMessages as area } from './messages.ts'
import type * as s from './schemas.ts'

type ById = In<typeof s.ViewByIdSchema>
type View = Of<typeof s.ViewSchema>

/** Views of lists: search, filters, order and columns under a name. */
export const viewCalls = {
  /** The own ones and those that are shared, of every list that the reader may open, by name. */
  list: call<{ reply: Of<typeof s.ViewsSchema> }>({ method: 'GET', path: '/v1/vista/list', area }),
  save: call<{ body: In<typeof s.ViewFormSchema>; reply: View }>({
    method: 'POST',
    path: '/v1/vista/save',
    area,
    done: area.saved,
  }),
  /** 409 answers the stored view. */
  update: call<{ params: ById; body: In<typeof s.ViewUpdateSchema>; reply: View }>({
    method: 'PUT',
    path: '/v1/vista/update/:id',
    area,
    done: area.updated,
  }),
  remove: call<{ params: ById; reply: null }>({
    method: 'PUT',
    path: '/v1/vista/delete/:id',
    area,
    done: area.deleted,
  }),
  setInitial: call<{ body: In<typeof s.InitialViewSchema>; reply: null }>({
    method: 'PUT',
    path: '/v1/vista/inicial',
    area,
    done: area.initialSet,
  }),
}
