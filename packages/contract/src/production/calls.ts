import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import { productionMessages as area, productionDoneMessages as done } from './messages.ts'
import type * as s from './schemas.ts'

const home = '/v1/fabrica'
type ById = In<typeof s.OrderByIdSchema>
type Saved = Of<typeof s.OrderSavedSchema>
type FileById = In<typeof s.OrderFileByIdSchema>
type Address = Of<typeof s.OrderFileAddressSchema>

/** Orders in production: one for each confirmed quote. */
export const productionCalls = {
  list: call<{ params: In<typeof s.OrderListQuerySchema>; reply: Of<typeof s.OrderListSchema> }>({
    method: 'GET',
    path: `${home}/list`,
    area,
  }),
  /** The same orders by step. */
  board: call<{ params: In<typeof s.OrderBoardQuerySchema>; reply: Of<typeof s.OrderBoardSchema> }>({
    method: 'GET',
    path: `${home}/tablero`,
    area,
  }),
  get: call<{ params: ById; reply: Of<typeof s.OrderSchema> }>({ method: 'GET', path: `${home}/list/:id`, area }),
  download: call<{ params: In<typeof s.OrderDownloadQuerySchema>; reply: Address }>({
    method: 'GET',
    path: `${home}/download`,
    area,
  }),
  update: call<{ params: ById; body: In<typeof s.OrderUpdateSchema>; reply: Saved }>({
    method: 'PUT',
    path: `${home}/update/:id`,
    area,
    done: done.updated,
  }),
  move: call<{ params: ById; body: In<typeof s.OrderMoveSchema>; reply: Saved }>({
    method: 'PUT',
    path: `${home}/paso/:id`,
    area,
    done: done.moved,
  }),
  addSerials: call<{ params: ById; body: In<typeof s.SerialsFormSchema>; reply: Saved }>({
    method: 'POST',
    path: `${home}/series/:id`,
    area,
    done: done.serialsStored,
  }),
  removeSerials: call<{ params: ById; body: In<typeof s.SerialsFormSchema>; reply: Saved }>({
    method: 'PUT',
    path: `${home}/series/:id`,
    area,
    done: done.serialsStored,
  }),
  attach: call<{ body: In<typeof s.OrderFileFormSchema>; reply: Saved }>({
    method: 'POST',
    path: `${home}/documento/save`,
    area,
    multipart: true,
    done: done.attached,
  }),
  openFile: call<{ params: FileById; reply: Address }>({ method: 'GET', path: `${home}/documento/:id`, area }),
  showFile: call<{ params: FileById; body: In<typeof s.OrderFileShownSchema>; reply: Saved }>({
    method: 'PUT',
    path: `${home}/documento/:id`,
    area,
    done: done.updated,
  }),
  detach: call<{ params: FileById; reply: Saved }>({
    method: 'PUT',
    path: `${home}/documento/delete/:id`,
    area,
    done: done.detached,
  }),
  ...bulkCalls(home),
}
