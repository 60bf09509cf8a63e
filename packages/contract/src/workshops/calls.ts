import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import { recordCalls } from '../core/records/calls.ts'
import type * as checkIn from './check-in-schemas.ts'
import type * as closing from './closing-schemas.ts'
import { workshopDoneMessages as done, workshopMessages } from './messages.ts'
import type * as s from './schemas.ts'
import type * as staff from './staff-schemas.ts'

const area = workshopMessages

export const workshopCalls = {
  initData: call<{ reply: Of<typeof s.WorkshopInitDataSchema> }>({
    method: 'GET',
    path: '/v1/workshop/init_data',
    area,
  }),
  page: call<{ params: In<typeof s.WorkshopByKeySchema>; reply: Of<typeof s.WorkshopPageSchema> }>({
    method: 'GET',
    path: '/v1/workshop/pagina/:clave',
    area,
  }),
  calendar: call<{ params: In<typeof s.WorkshopCalendarSchema>; reply: Of<typeof s.CalendarTextSchema> }>({
    method: 'GET',
    path: '/v1/workshop/calendario/:clave',
    area,
  }),
  register: call<{ body: In<typeof s.RegistrationFormSchema>; reply: Of<typeof s.RegisteredSchema> }>({
    method: 'POST',
    path: '/v1/workshop/registro',
    area,
    done: done.registered,
    alsoDone: done.waiting,
    doneArea: done,
  }),
  own: call<{ params: In<typeof s.RegistrationLinkSchema>; reply: Of<typeof s.OwnRegistrationSchema> }>({
    method: 'GET',
    path: '/v1/workshop/inscripcion/:token',
    area,
  }),
  confirm: call<{ params: In<typeof s.RegistrationLinkSchema>; reply: null }>({
    method: 'POST',
    path: '/v1/workshop/inscripcion/:token/confirmar',
    area,
    done: done.confirmed,
  }),
  cancel: call<{ params: In<typeof s.RegistrationLinkSchema>; reply: null }>({
    method: 'POST',
    path: '/v1/workshop/inscripcion/:token/anular',
    area,
    done: done.canceled,
  }),
  list: call<{ params: In<typeof s.RegistrationListQuerySchema>; reply: Of<typeof s.RegistrationListSchema> }>({
    method: 'GET',
    path: '/v1/workshop/list',
    area,
  }),
  changeStatus: call<{
    params: In<typeof s.RegistrationByIdSchema>
    body: In<typeof s.RegistrationStatusSchema>
    reply: Of<typeof s.RegistrationSavedSchema>
  }>({
    method: 'PUT',
    path: '/v1/workshop/estado/:id',
    area,
    done: done.statusChanged,
  }),
  rename: call<{
    params: In<typeof s.RegistrationByIdSchema>
    body: In<typeof s.RegistrationNameSchema>
    reply: Of<typeof s.RegistrationSavedSchema>
  }>({
    method: 'PUT',
    path: '/v1/workshop/nombre/:id',
    area,
    done: done.renamed,
  }),
  download: call<{ params: In<typeof s.RegistrationDownloadQuerySchema>; reply: Of<typeof s.DownloadSchema> }>({
    method: 'GET',
    path: '/v1/workshop/download',
    area,
  }),
  ...bulkCalls('/v1/workshop'),
}

type ById = In<typeof checkIn.CheckInByIdSchema>
type Saved = Of<typeof staff.workshop.Saved>

/** Workshops as staff make them. */
export const staffWorkshopCalls = {
  ...recordCalls<typeof staff.workshop>({
    path: '/v1/workshop/taller',
    area,
    done: { saved: done.workshopSaved, updated: done.workshopUpdated, deleted: done.workshopDeleted },
  }),
  picture: call<{ reply: Of<typeof staff.UploadedPictureSchema> }>({
    method: 'POST',
    path: '/v1/workshop/taller/imagen',
    area,
    multipart: true,
  }),
  publish: call<{ params: ById; body: In<typeof staff.WorkshopVersionSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/workshop/taller/publicar/:id',
    area,
    done: done.published,
  }),
  unpublish: call<{ params: ById; body: In<typeof staff.WorkshopVersionSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/workshop/taller/despublicar/:id',
    area,
    done: done.unpublished,
  }),
  /** Mails everyone who registered. */
  callOff: call<{ params: ById; body: In<typeof staff.WorkshopVersionSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/workshop/taller/cancelar/:id',
    area,
    done: done.calledOff,
  }),
}

/** The screen at the door. */
export const checkInCalls = {
  workshops: call<{ reply: Of<typeof checkIn.CheckInWorkshopsSchema> }>({
    method: 'GET',
    path: '/v1/workshop/asistencia/list',
    area,
  }),
  list: call<{ params: ById; reply: Of<typeof checkIn.CheckInListSchema> }>({
    method: 'GET',
    path: '/v1/workshop/asistencia/:id',
    area,
  }),
  send: call<{ params: ById; body: In<typeof checkIn.CheckInsSchema>; reply: Of<typeof checkIn.CheckedInSchema> }>({
    method: 'POST',
    path: '/v1/workshop/asistencia/:id',
    area,
  }),
}

/** Closing a workshop: certificates and licenses for those who were there. */
export const closingCalls = {
  get: call<{ params: ById; reply: Of<typeof closing.ClosingViewSchema> }>({
    method: 'GET',
    path: '/v1/workshop/cierre/:id',
    area,
  }),
  start: call<{
    params: ById
    body: In<typeof closing.ClosingFormSchema>
    reply: Of<typeof closing.ClosingStartedSchema>
  }>({
    method: 'POST',
    path: '/v1/workshop/cierre/:id',
    area,
    done: done.closing,
  }),
  undo: call<{ params: ById; reply: Of<typeof closing.ClosingStartedSchema> }>({
    method: 'PUT',
    path: '/v1/workshop/cierre/:id/deshacer',
    area,
    done: done.closingUndone,
  }),
}
