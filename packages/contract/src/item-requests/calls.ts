import { call, type Limit } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { messages } from '../core/messages.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import { machineDoneMessages } from '../machines/done-messages.ts'
import { machineEntries } from '../machines/entries.ts'
import { machineMessages } from '../machines/messages.ts'
import { ByIdSchema } from '../machines/saved-schemas.ts'
import { repairFiles, requestLimit } from '../marketplace/constants.ts'
import { customerEntries } from './customers/entries.ts'
import { requestEntries } from './entries.ts'
import { requestModules } from './modules.ts'
import * as s from './schemas.ts'

const repairing: Limit = { name: 'solicitud-reparacion', max: 20, seconds: 3600 }
/** A wrong address counts too, against guessing. */
const interest: Limit = { name: 'solicitud-arriendo', max: 30, seconds: 3600 }
const byLink = { access: 'public', params: s.TrackingTokenSchema, failed: machineMessages.notCompleted } as const
const following: Limit = { name: 'solicitud-seguimiento', max: 30, seconds: 3600 }
const writing = { ...byLink, reply: EmptySchema, limit: following } as const
const downloads: Limit = { name: 'solicitudes-descarga', max: 30, seconds: 600 }

/** What the calls of requests answer: a form of visitors loads no other entries. */
const area = messages('classifieds', { ...machineEntries, ...requestEntries, ...customerEntries })

export const requestCalls = {
  send: call(
    { method: 'POST', path: '/v1/clasificado/enviar_solicitud', area, done: machineDoneMessages.requestReceived },
    {
      summary: 'Sends a request about a machine',
      access: 'public',
      budget: 'mailing',
      limit: requestLimit,
      body: s.QuoteRequestSchema,
      reply: s.RequestedSchema,
      failed: machineMessages.notCompleted,
    },
  ),
  sendRepair: call(
    {
      method: 'POST',
      path: '/v1/clasificado/enviar_solicitud_servicio_reparacion',
      area,
      done: machineDoneMessages.repairReceived,
      multipart: true,
    },
    {
      summary: 'Sends a request for repair or service, with files',
      access: 'public',
      budget: 'mailing',
      limit: repairing,
      body: s.RepairRequestSchema,
      files: repairFiles,
      reply: s.RequestedSchema,
      failed: machineMessages.notCompleted,
    },
  ),
  showRentInterest: call(
    { method: 'POST', path: '/v1/clasificado/solicitud/arriendo', area, done: machineDoneMessages.rentalReceived },
    {
      summary: 'Sends interest in renting a machine for some days',
      access: 'public',
      budget: 'mailing',
      limit: interest,
      body: s.RentInterestSchema,
      reply: EmptySchema,
      failed: machineMessages.notCompleted,
    },
  ),
  busyDays: call(
    { method: 'GET', path: '/v1/clasificado/ocupacion/:id', area },
    {
      summary: 'Returns the days on which a machine is rented',
      access: 'public',
      params: ByIdSchema,
      reply: s.BusyDaysSchema,
      failed: machineMessages.notCompleted,
    },
  ),
  tracking: call(
    { method: 'GET', path: '/v1/clasificado/solicitud/seguimiento/:token', area },
    { summary: 'Returns a request as its client sees it by their link', ...byLink, reply: s.TrackingSchema },
  ),
  trackingMessage: call(
    {
      method: 'POST',
      path: '/v1/clasificado/solicitud/seguimiento/:token/mensaje',
      area,
      done: machineDoneMessages.requestReceived,
    },
    { summary: 'Sends a message of the client', ...writing, budget: 'mailing', body: s.TrackingMessageSchema },
  ),
  trackingCancel: call(
    {
      method: 'POST',
      path: '/v1/clasificado/solicitud/seguimiento/:token/cancelar',
      area,
      done: machineDoneMessages.statusUpdated,
    },
    { summary: 'Cancels a request by its link', ...writing, budget: 'saving' },
  ),
  trackingResume: call(
    {
      method: 'POST',
      path: '/v1/clasificado/solicitud/seguimiento/:token/retomar',
      area,
      done: machineDoneMessages.statusUpdated,
    },
    { summary: 'Takes a cancelled request up again', ...writing, budget: 'saving' },
  ),

  own: call(
    { method: 'GET', path: '/v1/clasificado/solicitud/mias', area },
    {
      summary: "Lists the reader's own requests, as a customer",
      access: 'session',
      params: s.OwnRequestQuerySchema,
      reply: s.OwnRequestsSchema,
      failed: machineMessages.notCompleted,
    },
  ),
  list: call(
    { method: 'GET', path: '/v1/clasificado/solicitud/list', area },
    {
      summary: 'Lists requests',
      access: requestModules,
      params: s.RequestListQuerySchema,
      reply: s.RequestListSchema,
      failed: machineMessages.notCompleted,
    },
  ),
  get: call(
    { method: 'GET', path: '/v1/clasificado/solicitud/list/solicitud', area },
    {
      summary: 'Returns one request with its history',
      access: requestModules,
      params: s.OneRequestSchema,
      reply: s.RequestSchema,
      failed: machineMessages.notCompleted,
    },
  ),
  changeStatus: call(
    {
      method: 'POST',
      path: '/v1/clasificado/solicitud/change_estado',
      area,
      done: machineDoneMessages.statusUpdated,
    },
    {
      summary: 'Changes the status of a request about a machine',
      access: requestModules,
      budget: 'saving',
      body: s.StatusChangeSchema,
      reply: s.RequestSchema,
      failed: machineMessages.notCompleted,
    },
  ),
  write: call(
    { method: 'POST', path: '/v1/clasificado/solicitud/mensaje', area, done: machineDoneMessages.statusUpdated },
    {
      summary: 'Sends a message to the client: shown on their tracking page and mailed',
      access: requestModules,
      budget: 'mailing',
      body: s.MessageSchema,
      reply: EmptySchema,
      failed: machineMessages.notCompleted,
    },
  ),
  handOver: call(
    { method: 'POST', path: '/v1/clasificado/solicitud/entrega', area, done: machineDoneMessages.statusUpdated },
    {
      summary: 'Records that a rented machine was handed over',
      access: requestModules,
      budget: 'saving',
      body: s.HandOverSchema,
      reply: s.RequestSchema,
      failed: machineMessages.notCompleted,
    },
  ),
  renewLink: call(
    { method: 'POST', path: '/v1/clasificado/solicitud/enlace', area, done: machineDoneMessages.statusUpdated },
    {
      summary: "Invalidates the client's secret link and mails them another one",
      access: requestModules,
      budget: 'mailing',
      body: s.OneRequestSchema,
      reply: s.NewLinkSchema,
      failed: machineMessages.notCompleted,
    },
  ),
  download: call(
    { method: 'GET', path: '/v1/clasificado/solicitud/download', area },
    {
      summary: 'Returns the list of requests as a workbook',
      access: requestModules,
      limit: downloads,
      params: s.RequestDownloadQuerySchema,
      reply: s.DownloadSchema,
      mayLag: true,
      failed: machineMessages.notCompleted,
    },
  ),
  ...bulkCalls('/v1/clasificado/solicitud', { many: 'requests', access: requestModules, form: s.RequestBulkSchema }),
}
