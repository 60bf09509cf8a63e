import { productionCalls as calls } from '@portal/contract/production/calls'
import type { Door } from '#core/door/door.ts'
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

/** Mounts the calls of production: with its module people read the orders of their scope; those of the house change them. */
export function productionRoutes(door: Door, deps: ProductionDeps): void {
  deps.counters.push(lateCounter)
  mountReading(door, deps)
  mountWriting(door, deps)
  mountBulk(door, deps.db, calls, orderBulk(deps))
}

function mountReading(door: Door, deps: ProductionDeps): void {
  const { db } = deps
  door.mount(calls.list, ({ actor, params }) => orderPage(db, actor, params))
  door.mount(calls.board, ({ actor, params }) => orderBoard(db, actor, params))
  door.mount(calls.get, ({ actor, params }) => oneOrder(db, actor, params.id))
  door.mount(calls.download, ({ actor, params }) => downloadOrders(deps, actor, params))
  door.mount(calls.openFile, ({ actor, params }) => openDocument(deps, actor, params.id))
}

function mountWriting(door: Door, deps: ProductionDeps): void {
  const { db } = deps
  door.mount(calls.update, ({ actor, params, body }) => planOrder(db, actor, params.id, body))
  door.mount(calls.move, ({ actor, params, body }) => moveOrder(deps, actor, params.id, body))
  door.mount(calls.addSerials, ({ actor, params, body }) => addSerials(db, actor, params.id, body))
  door.mount(calls.removeSerials, ({ actor, params, body }) => removeSerials(db, actor, params.id, body))
  door.mount(calls.attach, ({ actor, body, files }) => attachDocuments(deps, actor, body, files))
  door.mount(calls.showFile, ({ actor, params, body }) => showDocument(db, actor, params.id, body.visible_cliente))
  door.mount(calls.detach, ({ actor, params }) => detachDocument(deps, actor, params.id))
}
