import { Module } from '@portal/contract/access/constants'
import { workshopCalls } from '@portal/contract/workshops/calls'
import { workshopMessages } from '@portal/contract/workshops/messages'
import * as s from '@portal/contract/workshops/schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { registrationBulk } from './bulk.ts'
import type { WorkshopDeps } from './deps.ts'
import { downloadRegistrations } from './download.ts'
import { register } from './register.ts'
import { changeStatus, listRegistrations, workshopInitData } from './service.ts'

const access = Module.workshops
/** A class of students may share one address. */
const registering: Limit = { name: 'workshop-registro', max: 40, seconds: 3600 }
const downloads: Limit = { name: 'workshop-descarga', max: 30, seconds: 600 }

/** Mounts the calls of workshops: of visitors, and of staff (their module). */
export function workshopRoutes(door: Door, deps: WorkshopDeps): void {
  const { db } = deps
  door.mount(workshopCalls.initData, { access: 'public', reply: s.WorkshopInitDataSchema }, () => workshopInitData(db))
  door.mount(
    workshopCalls.register,
    {
      access: 'public',
      body: s.RegistrationFormSchema,
      reply: s.RegisteredSchema,
      limit: registering,
      failed: workshopMessages.notRegistered,
    },
    ({ caller, body }) => register(deps, caller, body),
  )
  door.mount(
    workshopCalls.list,
    { access, params: s.RegistrationListQuerySchema, reply: s.RegistrationListSchema },
    ({ params }) => listRegistrations(db, params),
  )
  door.mount(
    workshopCalls.changeStatus,
    { access, params: s.RegistrationByIdSchema, body: s.RegistrationStatusSchema, reply: s.RegistrationSavedSchema },
    ({ actor, params, body }) => changeStatus(db, actor, params.id, body),
  )
  door.mount(
    workshopCalls.download,
    { access, params: s.RegistrationDownloadQuerySchema, reply: s.DownloadSchema, limit: downloads },
    ({ actor, params }) => downloadRegistrations(deps, actor, params),
  )
  mountBulk(door, db, workshopCalls, s.RegistrationBulkSchema, registrationBulk, { access })
}
