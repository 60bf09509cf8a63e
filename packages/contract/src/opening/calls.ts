import { Role } from '../access/constants.ts'
import { call } from '../core/endpoint.ts'
import { openingMessages as area, openingDoneMessages as done } from './messages.ts'
import * as s from './schemas.ts'

const path = '/v1/apertura'
const ofSuperAdmins = { access: 'session', isOfHouse: true, roles: [Role.superAdmin] } as const
const saved = { ...ofSuperAdmins, reply: s.OpeningSchema, failed: area.notSaved } as const

/** The first run: what is left before visitors see the site, and opening it (rule opening/closed). */
export const openingCalls = {
  read: call(
    { method: 'GET', path, area },
    {
      summary: 'Returns what is done and what is left before the site opens',
      ...ofSuperAdmins,
      reply: s.OpeningSchema,
    },
  ),
  confirm: call(
    { method: 'PUT', path: `${path}/linea/:clave`, area, done: done.saved },
    {
      summary: 'Confirms a line as it is, or takes that back',
      ...saved,
      budget: 'saving',
      params: s.OpeningByLineSchema,
      body: s.OpeningLineFormSchema,
    },
  ),
  sendTest: call(
    { method: 'POST', path: `${path}/prueba`, area, done: done.sent },
    {
      summary: 'Mails a code to the address that gets inquiries',
      ...saved,
      budget: 'mailing',
      whileClosed: true,
    },
  ),
  confirmTest: call(
    { method: 'PUT', path: `${path}/prueba`, area, done: done.arrived },
    {
      summary: 'Takes the code of the test mail, which proves that it arrived',
      ...saved,
      budget: 'saving',
      limit: { name: 'opening-code', max: 10, seconds: 600 },
      body: s.OpeningCodeFormSchema,
    },
  ),
  open: call(
    { method: 'PUT', path, area, done: done.opened, alsoDone: done.closed },
    {
      summary: 'Opens the site to visitors, or closes it',
      ...saved,
      budget: 'saving',
      fresh: 'always',
      body: s.OpeningFormSchema,
    },
  ),
}
