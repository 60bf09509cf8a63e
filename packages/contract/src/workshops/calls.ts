import { Module } from '../access/constants.ts'
import { call, type Limit } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import { recordCalls } from '../core/records/calls.ts'
import { SavedSchema } from '../core/records/schemas.ts'
import * as checkIn from './check-in-schemas.ts'
import * as closing from './closing-schemas.ts'
import { workshopLimits } from './constants.ts'
import { workshopDoneMessages as done, workshopMessages } from './messages.ts'
import * as s from './schemas.ts'
import * as staff from './staff-schemas.ts'

const area = workshopMessages

/** A class of students may share one address. */
const registering: Limit = { name: 'workshop-registro', max: 40, seconds: 3600 }
const answering: Limit = { name: 'workshop-respuesta', max: 120, seconds: 3600 }
const byLink = { access: 'public', params: s.RegistrationLinkSchema, limit: answering } as const
const downloads: Limit = { name: 'workshop-descarga', max: 30, seconds: 600 }
const uploads: Limit = { name: 'workshop-imagen', max: 120, seconds: 3600 }
const moving = {
  access: Module.workshops,
  params: checkIn.CheckInByIdSchema,
  body: staff.WorkshopVersionSchema,
  reply: SavedSchema,
} as const
const byId = { access: Module.workshops, params: checkIn.CheckInByIdSchema } as const
const closingById = { access: Module.workshops, params: closing.ClosingByIdSchema } as const

export const workshopCalls = {
  initData: call(
    { method: 'GET', path: '/v1/workshop/init_data', area },
    {
      summary: 'Returns the workshops that are open, and the choices of their form',
      access: 'public',
      reply: s.WorkshopInitDataSchema,
    },
  ),
  page: call(
    { method: 'GET', path: '/v1/workshop/pagina/:clave', area },
    {
      summary: 'Returns what the page of a workshop shows',
      access: 'public',
      params: s.WorkshopByKeySchema,
      reply: s.WorkshopPageSchema,
    },
  ),
  calendar: call(
    { method: 'GET', path: '/v1/workshop/calendario/:clave', area },
    {
      summary: 'Returns a workshop as a calendar file',
      access: 'public',
      params: s.WorkshopCalendarSchema,
      reply: s.CalendarTextSchema,
    },
  ),
  register: call(
    {
      method: 'POST',
      path: '/v1/workshop/registro',
      area,
      done: done.registered,
      alsoDone: done.waiting,
      doneArea: done,
    },
    {
      summary: 'Registers someone for a workshop, or puts them on its waiting list',
      access: 'public',
      budget: 'mailing',
      limit: registering,
      body: s.RegistrationFormSchema,
      reply: s.RegisteredSchema,
      failed: workshopMessages.notRegistered,
    },
  ),
  own: call(
    { method: 'GET', path: '/v1/workshop/inscripcion/:token', area },
    { summary: 'Returns a registration by its link', ...byLink, reply: s.OwnRegistrationSchema },
  ),
  confirm: call(
    { method: 'POST', path: '/v1/workshop/inscripcion/:token/confirmar', area, done: done.confirmed },
    { summary: 'Confirms a registration by its link', ...byLink, budget: 'typing', reply: EmptySchema },
  ),
  cancel: call(
    { method: 'POST', path: '/v1/workshop/inscripcion/:token/anular', area, done: done.canceled },
    { summary: 'Cancels a registration by its link', ...byLink, budget: 'typing', reply: EmptySchema },
  ),
  list: call(
    { method: 'GET', path: '/v1/workshop/list', area },
    {
      summary: 'Lists registrations',
      access: Module.workshops,
      params: s.RegistrationListQuerySchema,
      reply: s.RegistrationListSchema,
    },
  ),
  changeStatus: call(
    { method: 'PUT', path: '/v1/workshop/estado/:id', area, done: done.statusChanged },
    {
      summary: 'Changes the status of a registration',
      access: Module.workshops,
      budget: 'saving',
      params: s.RegistrationByIdSchema,
      body: s.RegistrationStatusSchema,
      reply: s.RegistrationSavedSchema,
    },
  ),
  rename: call(
    { method: 'PUT', path: '/v1/workshop/nombre/:id', area, done: done.renamed },
    {
      summary: 'Corrects the name of a registered person',
      access: Module.workshops,
      budget: 'saving',
      params: s.RegistrationByIdSchema,
      body: s.RegistrationNameSchema,
      reply: s.RegistrationSavedSchema,
    },
  ),
  download: call(
    { method: 'GET', path: '/v1/workshop/download', area },
    {
      summary: 'Returns the list of registrations as a workbook',
      access: Module.workshops,
      limit: downloads,
      params: s.RegistrationDownloadQuerySchema,
      reply: s.DownloadSchema,
      mayLag: true,
    },
  ),
  ...bulkCalls('/v1/workshop', { many: 'registrations', access: Module.workshops, form: s.RegistrationBulkSchema }),
}

/** Workshops as staff make them. */
export const staffWorkshopCalls = {
  ...recordCalls(
    {
      path: '/v1/workshop/taller',
      area,
      done: { saved: done.workshopSaved, updated: done.workshopUpdated, deleted: done.workshopDeleted },
    },
    {
      one: 'workshop',
      many: 'workshops',
      access: Module.workshops,
      schemas: staff.workshop,
      failed: { notSaved: workshopMessages.workshopNotSaved, notDeleted: workshopMessages.workshopNotDeleted },
    },
  ),
  picture: call(
    { method: 'POST', path: '/v1/workshop/taller/imagen', area, multipart: true },
    {
      summary: 'Uploads a picture of a workshop',
      access: Module.workshops,
      budget: 'uploading',
      limit: uploads,
      files: { max: 1, bytes: workshopLimits.pictureBytes },
      reply: staff.UploadedPictureSchema,
    },
  ),
  publish: call(
    { method: 'PUT', path: '/v1/workshop/taller/publicar/:id', area, done: done.published },
    { summary: 'Publishes a workshop', ...moving, budget: 'saving' },
  ),
  unpublish: call(
    { method: 'PUT', path: '/v1/workshop/taller/despublicar/:id', area, done: done.unpublished },
    { summary: 'Takes a workshop off the public site', ...moving, budget: 'saving' },
  ),
  callOff: call(
    { method: 'PUT', path: '/v1/workshop/taller/cancelar/:id', area, done: done.calledOff },
    { summary: 'Calls a workshop off and mails everyone who registered', ...moving, budget: 'mailing' },
  ),
}

/** The screen at the door. */
export const checkInCalls = {
  workshops: call(
    { method: 'GET', path: '/v1/workshop/asistencia/list', area },
    {
      summary: 'Lists the workshops whose people can be checked in',
      access: Module.workshops,
      reply: checkIn.CheckInWorkshopsSchema,
    },
  ),
  list: call(
    { method: 'GET', path: '/v1/workshop/asistencia/:id', area },
    {
      summary: 'Lists the registered people of a workshop, to check them in',
      ...byId,
      reply: checkIn.CheckInListSchema,
    },
  ),
  send: call(
    { method: 'POST', path: '/v1/workshop/asistencia/:id', area },
    {
      summary: 'Stores who attended',
      ...byId,
      budget: 'typing',
      body: checkIn.CheckInsSchema,
      reply: checkIn.CheckedInSchema,
    },
  ),
}

/** Closing a workshop: certificates and licenses for those who were there. */
export const closingCalls = {
  get: call(
    { method: 'GET', path: '/v1/workshop/cierre/:id', area },
    { summary: 'Returns what closing a workshop would do', ...closingById, reply: closing.ClosingViewSchema },
  ),
  start: call(
    { method: 'POST', path: '/v1/workshop/cierre/:id', area, done: done.closing },
    {
      summary: 'Closes a workshop: issues its certificates',
      ...closingById,
      budget: 'saving',
      body: closing.ClosingFormSchema,
      reply: closing.ClosingStartedSchema,
    },
  ),
  undo: call(
    { method: 'PUT', path: '/v1/workshop/cierre/:id/deshacer', area, done: done.closingUndone },
    {
      summary: 'Takes the closing of a workshop back',
      ...closingById,
      budget: 'saving',
      reply: closing.ClosingStartedSchema,
    },
  ),
}
