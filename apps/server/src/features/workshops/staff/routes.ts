import { Module } from '@portal/contract/access/constants'
import { SavedSchema } from '@portal/contract/core/records/schemas'
import { checkInCalls, closingCalls, staffWorkshopCalls } from '@portal/contract/workshops/calls'
import * as checkIn from '@portal/contract/workshops/check-in-schemas'
import * as closing from '@portal/contract/workshops/closing-schemas'
import { workshopLimits } from '@portal/contract/workshops/constants'
import * as s from '@portal/contract/workshops/staff-schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { mountRecord } from '#core/records/mount-record.ts'
import { checkInList, checkInWorkshops, storeCheckIns } from '../check-in/check-in.ts'
import { closingView, startClosing, undoClosing } from '../closing/start.ts'
import type { WorkshopDeps } from '../deps.ts'
import { storePicture } from './pictures.ts'
import { callOff, publish, unpublish } from './publish.ts'
import { workshops } from './record.ts'

const access = Module.workshops
const uploads: Limit = { name: 'workshop-imagen', max: 120, seconds: 3600 }

/** Mounts what staff do with workshops: make and publish them, check people in, close them. */
export function staffWorkshopRoutes(door: Door, deps: WorkshopDeps): void {
  const { db } = deps
  mountRecord(door, db, staffWorkshopCalls, workshops(deps), access)
  door.mount(
    staffWorkshopCalls.picture,
    {
      access,
      budget: 'uploading',
      files: { max: 1, bytes: workshopLimits.pictureBytes },
      reply: s.UploadedPictureSchema,
      limit: uploads,
    },
    ({ actor, files }) => storePicture(deps, actor, files),
  )
  const moving = { access, params: checkIn.CheckInByIdSchema, body: s.WorkshopVersionSchema, reply: SavedSchema }
  door.mount(staffWorkshopCalls.publish, { ...moving, budget: 'saving' }, ({ actor, params, body }) =>
    publish(db, actor, params.id, body.version),
  )
  door.mount(staffWorkshopCalls.unpublish, { ...moving, budget: 'saving' }, ({ actor, params, body }) =>
    unpublish(db, actor, params.id, body.version),
  )
  door.mount(staffWorkshopCalls.callOff, { ...moving, budget: 'mailing' }, ({ actor, params, body }) =>
    callOff(deps, actor, params.id, body.version),
  )
  door.mount(checkInCalls.workshops, { access, reply: checkIn.CheckInWorkshopsSchema }, () => checkInWorkshops(db))
  const byId = { access, params: checkIn.CheckInByIdSchema }
  door.mount(checkInCalls.list, { ...byId, reply: checkIn.CheckInListSchema }, ({ params }) =>
    checkInList(deps, params.id),
  )
  door.mount(
    checkInCalls.send,
    { ...byId, budget: 'typing', body: checkIn.CheckInsSchema, reply: checkIn.CheckedInSchema },
    ({ actor, params, body }) => storeCheckIns(deps, actor, params.id, body.marcas),
  )
  closingRoutes(door, deps)
}

function closingRoutes(door: Door, deps: WorkshopDeps): void {
  const byId = { access, params: closing.ClosingByIdSchema }
  door.mount(closingCalls.get, { ...byId, reply: closing.ClosingViewSchema }, ({ params }) =>
    closingView(deps, params.id),
  )
  door.mount(
    closingCalls.start,
    { ...byId, budget: 'saving', body: closing.ClosingFormSchema, reply: closing.ClosingStartedSchema },
    ({ actor, params, body }) => startClosing(deps, actor, params.id, body),
  )
  door.mount(
    closingCalls.undo,
    { ...byId, budget: 'saving', reply: closing.ClosingStartedSchema },
    ({ actor, params }) => undoClosing(deps, actor, params.id),
  )
}
