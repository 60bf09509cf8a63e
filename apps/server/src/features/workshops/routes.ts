import { Module } from '@portal/contract/access/constants'
import { EmptySchema } from '@portal/contract/core/fields'
import { workshopCalls } from '@portal/contract/workshops/calls'
import { workshopMessages } from '@portal/contract/workshops/messages'
import * as s from '@portal/contract/workshops/schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { registrationBulk } from './bulk.ts'
import type { WorkshopDeps } from './deps.ts'
import { downloadRegistrations } from './download.ts'
import { cancelOwn, confirmOwn, ownRegistration } from './own/own.ts'
import { register } from './register.ts'
import { renameRegistration } from './rename.ts'
import { calendarOf, changeStatus, listRegistrations, publicWorkshop, workshopInitData } from './service.ts'
import { staffWorkshopRoutes } from './staff/routes.ts'

const access = Module.workshops
/** A class of students may share one address. */
const registering: Limit = { name: 'workshop-registro', max: 40, seconds: 3600 }
const answering: Limit = { name: 'workshop-respuesta', max: 120, seconds: 3600 }
const downloads: Limit = { name: 'workshop-descarga', max: 30, seconds: 600 }

/** Mounts the calls of workshops: of visitors, and of staff (their module). */
export function workshopRoutes(door: Door, deps: WorkshopDeps): void {
  const { db } = deps
  door.mount(workshopCalls.initData, { access: 'public', reply: s.WorkshopInitDataSchema }, () => workshopInitData(db))
  door.mount(
    workshopCalls.page,
    { access: 'public', params: s.WorkshopByKeySchema, reply: s.WorkshopPageSchema },
    ({ params }) => publicWorkshop(db, params.clave),
  )
  door.mount(
    workshopCalls.calendar,
    { access: 'public', params: s.WorkshopCalendarSchema, reply: s.CalendarTextSchema },
    ({ params }) => calendarOf(deps, params),
  )
  door.mount(
    workshopCalls.register,
    {
      access: 'public',
      budget: 'mailing',
      body: s.RegistrationFormSchema,
      reply: s.RegisteredSchema,
      limit: registering,
      failed: workshopMessages.notRegistered,
    },
    ({ caller, body }) => register(deps, caller, body),
  )
  const byLink = { access: 'public', params: s.RegistrationLinkSchema, limit: answering } as const
  door.mount(workshopCalls.own, { ...byLink, reply: s.OwnRegistrationSchema }, ({ params }) =>
    ownRegistration(deps, params.token),
  )
  door.mount(workshopCalls.confirm, { ...byLink, budget: 'typing', reply: EmptySchema }, ({ caller, params }) =>
    confirmOwn(deps, caller, params.token),
  )
  door.mount(workshopCalls.cancel, { ...byLink, budget: 'typing', reply: EmptySchema }, ({ caller, params }) =>
    cancelOwn(deps, caller, params.token),
  )
  registrationRoutes(door, deps)
  staffWorkshopRoutes(door, deps)
}

function registrationRoutes(door: Door, deps: WorkshopDeps): void {
  const { db } = deps
  door.mount(
    workshopCalls.list,
    { access, params: s.RegistrationListQuerySchema, reply: s.RegistrationListSchema },
    ({ params }) => listRegistrations(db, params),
  )
  door.mount(
    workshopCalls.changeStatus,
    {
      access,
      budget: 'saving',
      params: s.RegistrationByIdSchema,
      body: s.RegistrationStatusSchema,
      reply: s.RegistrationSavedSchema,
    },
    ({ actor, params, body }) => changeStatus(deps, db, actor, params.id, body),
  )
  door.mount(
    workshopCalls.rename,
    {
      access,
      budget: 'saving',
      params: s.RegistrationByIdSchema,
      body: s.RegistrationNameSchema,
      reply: s.RegistrationSavedSchema,
    },
    ({ actor, params, body }) => renameRegistration(db, actor, params.id, body),
  )
  door.mount(
    workshopCalls.download,
    { access, params: s.RegistrationDownloadQuerySchema, reply: s.DownloadSchema, limit: downloads, mayLag: true },
    ({ actor, params }) => downloadRegistrations(deps, actor, params),
  )
  mountBulk(door, db, workshopCalls, s.RegistrationBulkSchema, registrationBulk(deps), { access })
}
