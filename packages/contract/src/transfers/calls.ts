import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { transferMessages as area, transferDoneMessages as done } from './messages.ts'
import type * as s from './schemas.ts'

export const transferCalls = {
  /** What a user holds, for the wizard. */
  leaving: call<{ params: In<typeof s.LeavingByIdSchema>; reply: Of<typeof s.LeavingSchema> }>({
    method: 'GET',
    path: '/v1/persona/salida/:id',
    area,
  }),
  leave: call<{
    params: In<typeof s.LeavingByIdSchema>
    body: In<typeof s.LeaveSchema>
    reply: Of<typeof s.LeftSchema>
  }>({ method: 'POST', path: '/v1/persona/salida/:id', area, done: done.left }),
  get: call<{ params: In<typeof s.TransferByIdSchema>; reply: Of<typeof s.TransferResultSchema> }>({
    method: 'GET',
    path: '/v1/persona/traspaso/:id',
    area,
  }),
  moved: call<{ params: In<typeof s.MovedQuerySchema>; reply: Of<typeof s.MovedListSchema> }>({
    method: 'GET',
    path: '/v1/persona/traspaso/:id/registros',
    area,
  }),
  undo: call<{ params: In<typeof s.TransferByIdSchema>; reply: Of<typeof s.TransferUndoneSchema> }>({
    method: 'PUT',
    path: '/v1/persona/traspaso/:id/deshacer',
    area,
    done: done.undone,
  }),
}
