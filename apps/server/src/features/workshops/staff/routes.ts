import { checkInCalls, closingCalls, staffWorkshopCalls } from '@portal/contract/workshops/calls'
import type { Door } from '#core/door/door.ts'
import { mountRecord } from '#core/records/mount-record.ts'
import { checkInList, checkInWorkshops, storeCheckIns } from '../check-in/check-in.ts'
import { closingView, startClosing, undoClosing } from '../closing/start.ts'
import type { WorkshopDeps } from '../deps.ts'
import { storePicture } from './pictures.ts'
import { callOff, publish, unpublish } from './publish.ts'
import { workshops } from './record.ts'

/** Mounts what staff do with workshops: make and publish them, check people in, close them. */
export function staffWorkshopRoutes(door: Door, deps: WorkshopDeps): void {
  const { db } = deps
  mountRecord(door, db, staffWorkshopCalls, workshops(deps))
  door.mount(staffWorkshopCalls.picture, ({ actor, files }) => storePicture(deps, actor, files))
  door.mount(staffWorkshopCalls.publish, ({ actor, params, body }) => publish(db, actor, params.id, body.version))
  door.mount(staffWorkshopCalls.unpublish, ({ actor, params, body }) => unpublish(db, actor, params.id, body.version))
  door.mount(staffWorkshopCalls.callOff, ({ actor, params, body }) => callOff(deps, actor, params.id, body.version))
  door.mount(checkInCalls.workshops, () => checkInWorkshops(db))
  door.mount(checkInCalls.list, ({ params }) => checkInList(deps, params.id))
  door.mount(checkInCalls.send, ({ actor, params, body }) => storeCheckIns(deps, actor, params.id, body.marcas))
  closingRoutes(door, deps)
}

function closingRoutes(door: Door, deps: WorkshopDeps): void {
  door.mount(closingCalls.get, ({ params }) => closingView(deps, params.id))
  door.mount(closingCalls.start, ({ actor, params, body }) => startClosing(deps, actor, params.id, body))
  door.mount(closingCalls.undo, ({ actor, params }) => undoClosing(deps, actor, params.id))
}
