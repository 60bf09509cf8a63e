import { Module } from '../access/constants.ts'
import { coreMessages } from '../core/core-messages.ts'
import { call } from '../core/endpoint.ts'
import { summaryDoneMessages } from './messages.ts'
import { WeekMailFormSchema, WeekMailSchema, WeekQuerySchema, WeekSummarySchema } from './schemas.ts'

export const summaryCalls = {
  week: call(
    { method: 'GET', path: '/v1/resumen/semana', area: coreMessages },
    {
      summary: 'Returns the figures of a week',
      access: Module.summary,
      params: WeekQuerySchema,
      reply: WeekSummarySchema,
      mayLag: true,
    },
  ),
  mail: call(
    { method: 'GET', path: '/v1/resumen/correo', area: coreMessages },
    { summary: 'Returns whether the reader gets the weekly summary by mail', access: 'session', reply: WeekMailSchema },
  ),
  setMail: call(
    { method: 'PUT', path: '/v1/resumen/correo', area: coreMessages, done: summaryDoneMessages.mailSet },
    {
      summary: 'Turns the weekly summary by mail on or off',
      access: Module.summary,
      budget: 'typing',
      body: WeekMailFormSchema,
      reply: WeekMailSchema,
    },
  ),
}
