import { workshopCalls } from '@portal/contract/workshops/calls'
import type { Door } from '#core/door/door.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { registrationBulk } from './bulk.ts'
import type { WorkshopDeps } from './deps.ts'
import { downloadRegistrations } from './download.ts'
import { cancelOwn, confirmOwn, ownRegistration } from './own/own.ts'
import { register } from './register.ts'
import { renameRegistration } from './rename.ts'
import { calendarOf, changeStatus, listRegistrations, publicWorkshop, workshopInitData } from './service.ts'
import { staffWorkshopRoutes } from './staff/routes.ts'

/** Mounts the calls of workshops: of visitors, and of staff (their module). */
export function workshopRoutes(door: Door, deps: WorkshopDeps): void {
  const { db } = deps
  door.mount(workshopCalls.initData, () => workshopInitData(db))
  door.mount(workshopCalls.page, ({ params }) => publicWorkshop(db, params.clave))
  door.mount(workshopCalls.calendar, ({ params }) => calendarOf(deps, params))
  door.mount(workshopCalls.register, ({ caller, body }) => register(deps, caller, body))
  door.mount(workshopCalls.own, ({ params }) => ownRegistration(deps, params.token))
  door.mount(workshopCalls.confirm, ({ caller, params }) => confirmOwn(deps, caller, params.token))
  door.mount(workshopCalls.cancel, ({ caller, params }) => cancelOwn(deps, caller, params.token))
  registrationRoutes(door, deps)
  staffWorkshopRoutes(door, deps)
}

function registrationRoutes(door: Door, deps: WorkshopDeps): void {
  const { db } = deps
  door.mount(workshopCalls.list, ({ params }) => listRegistrations(db, params))
  door.mount(workshopCalls.changeStatus, ({ actor, params, body }) => changeStatus(deps, db, actor, params.id, body))
  door.mount(workshopCalls.rename, ({ actor, params, body }) => renameRegistration(db, actor, params.id, body))
  door.mount(workshopCalls.download, ({ actor, params }) => downloadRegistrations(deps, actor, params))
  mountBulk(door, db, workshopCalls, registrationBulk(deps))
}
