import { Module } from '@portal/contract/access/constants'
import { productionCalls as calls } from '@portal/contract/production/calls'
import { productionLimits } from '@portal/contract/production/constants'
import { productionMessages as m } from '@portal/contract/production/messages'
import * as s from '@portal/contract/production/schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { orderBulk } from './bulk.ts'
import type { ProductionDeps } from './deps.ts'
import { oneOrder } from './detail/detail.ts'
import { attachDocuments, detachDocument, openDocument, showDocument } from './documents/documents.ts'
import { downloadOrders } from './list/download.ts'
import { lateCounter, orderBoard, orderPage } from './list/list.ts'
import { moveOrder } from './move/move.ts'
import { planOrder } from './plan.ts'
import { addSerials, removeSerials } from './serials/serials.ts'

const access = Module.factory
const downloads: Limit = { name: 'fabrica-descarga', max: 30, seconds: 600 }
const files = { max: 5, bytes: productionLimits.fileBytes }

/** Mounts the calls of production: with its module people read the orders of their scope; those of the house change them. */
export function productionRoutes(door: Door, deps: ProductionDeps): void {
  deps.counters.push(lateCounter)
  mountReading(door, deps)
  mountWriting(door, deps)
  mountBulk(door, deps.db, calls, s.OrderBulkSchema, orderBulk(deps), { access, isOfHouse: true })
}

function mountReading(door: Door, deps: ProductionDeps): void {
  const { db } = deps
  door.mount(calls.list, { access, params: s.OrderListQuerySchema, reply: s.OrderListSchema }, ({ actor, params }) =>
    orderPage(db, actor, params),
  )
  door.mount(calls.board, { access, params: s.OrderBoardQuerySchema, reply: s.OrderBoardSchema }, ({ actor, params }) =>
    orderBoard(db, actor, params),
  )
  door.mount(calls.get, { access, params: s.OrderByIdSchema, reply: s.OrderSchema }, ({ actor, params }) =>
    oneOrder(db, actor, params.id),
  )
  door.mount(
    calls.download,
    { access, params: s.OrderDownloadQuerySchema, reply: s.OrderFileAddressSchema, limit: downloads, mayLag: true },
    ({ actor, params }) => downloadOrders(deps, actor, params),
  )
  door.mount(
    calls.openFile,
    { access, params: s.OrderFileByIdSchema, reply: s.OrderFileAddressSchema },
    ({ actor, params }) => openDocument(deps, actor, params.id),
  )
}

function mountWriting(door: Door, deps: ProductionDeps): void {
  const { db } = deps
  const writing = { access, isOfHouse: true, reply: s.OrderSavedSchema, failed: m.notSaved } as const
  const byId = { ...writing, params: s.OrderByIdSchema }
  const fileById = { ...writing, params: s.OrderFileByIdSchema }
  door.mount(calls.update, { ...byId, budget: 'saving', body: s.OrderUpdateSchema }, ({ actor, params, body }) =>
    planOrder(db, actor, params.id, body),
  )
  door.mount(calls.move, { ...byId, budget: 'saving', body: s.OrderMoveSchema }, ({ actor, params, body }) =>
    moveOrder(deps, actor, params.id, body),
  )
  door.mount(calls.addSerials, { ...byId, budget: 'saving', body: s.SerialsFormSchema }, ({ actor, params, body }) =>
    addSerials(db, actor, params.id, body),
  )
  door.mount(calls.removeSerials, { ...byId, budget: 'saving', body: s.SerialsFormSchema }, ({ actor, params, body }) =>
    removeSerials(db, actor, params.id, body),
  )
  door.mount(
    calls.attach,
    { ...writing, budget: 'uploading', body: s.OrderFileFormSchema, files },
    ({ actor, body, files }) => attachDocuments(deps, actor, body, files),
  )
  door.mount(
    calls.showFile,
    { ...fileById, budget: 'saving', body: s.OrderFileShownSchema },
    ({ actor, params, body }) => showDocument(db, actor, params.id, body.visible_cliente),
  )
  door.mount(calls.detach, { ...fileById, budget: 'saving' }, ({ actor, params }) =>
    detachDocument(deps, actor, params.id),
  )
}
