import { Module } from '../access/constants.ts'
import { call, type Limit } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { calendarMessages as area, calendarDoneMessages as done } from './messages.ts'
import * as s from './schemas.ts'

/** Each save may write to many people. */
const saves: Limit = { name: 'calendario-guardar', max: 600, seconds: 3600 }
const addresses: Limit = { name: 'calendario-direccion', max: 30, seconds: 3600 }

export const calendarCalls = {
  initData: call(
    { method: 'GET', path: '/v1/calendario/init_data', area },
    {
      summary: 'Returns the people and zones for the form of an event',
      access: Module.calendar,
      reply: s.CalendarInitDataSchema,
    },
  ),
  list: call(
    { method: 'GET', path: '/v1/calendario/list', area },
    {
      summary: 'Lists the events of a span of days',
      access: Module.calendar,
      params: s.EventListQuerySchema,
      reply: s.EventListSchema,
    },
  ),
  get: call(
    { method: 'GET', path: '/v1/calendario/list/evento', area },
    { summary: 'Returns one event', access: Module.calendar, params: s.EventNamedSchema, reply: s.EventDetailSchema },
  ),
  save: call(
    { method: 'POST', path: '/v1/calendario/save', area, done: done.saved },
    {
      summary: 'Creates an event and mails its invitations',
      access: Module.calendar,
      budget: 'saving',
      limit: saves,
      body: s.EventFormSchema,
      reply: s.EventSavedSchema,
      failed: area.notSaved,
    },
  ),
  update: call(
    { method: 'PUT', path: '/v1/calendario/update/:id', area, done: done.updated },
    {
      summary: 'Changes an event, one day of a series or the rest of it',
      access: Module.calendar,
      budget: 'saving',
      limit: saves,
      params: s.EventByIdSchema,
      body: s.EventUpdateSchema,
      reply: s.EventSavedSchema,
      failed: area.notUpdated,
    },
  ),
  remove: call(
    { method: 'PUT', path: '/v1/calendario/delete/:id', area, done: done.deleted },
    {
      summary: 'Deletes an event, one day of a series or the rest of it',
      access: Module.calendar,
      budget: 'saving',
      params: s.EventToDeleteSchema,
      body: s.EventDeleteSchema,
      reply: EmptySchema,
      failed: area.notDeleted,
    },
  ),
  makeAddress: call(
    { method: 'POST', path: '/v1/calendario/direccion/save', area, done: done.addressMade },
    {
      summary: "Makes the secret address of the reader's calendar for other programs; the earlier one ends",
      access: Module.calendar,
      budget: 'saving',
      limit: addresses,
      reply: s.AddressSchema,
      answersSecret: true,
    },
  ),
  revokeAddress: call(
    { method: 'PUT', path: '/v1/calendario/direccion/delete', area, done: done.addressRevoked },
    {
      summary: "Ends the address of the reader's calendar",
      access: Module.calendar,
      budget: 'saving',
      reply: EmptySchema,
    },
  ),
}
