import { Module } from '../access/constants.ts'
import { call, type Limit } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import {
  contactFormDoneMessages,
  contactFormMessages,
  formStaffDoneMessages,
  formStaffMessages,
  meetingDoneMessages,
  meetingMessages,
  ndaDoneMessages,
  ndaMessages,
} from './messages.ts'
import * as s from './schemas.ts'

const home = '/v1/formulario'

const sent = { access: 'public', reply: s.FormSentSchema } as const
/** Above five an hour forms are held; this limits what is stored at all. */
const limitOf = (name: string): Limit => ({ name: `formulario-${name}`, max: 30, seconds: 3600 })
/**
 * The module may be granted to people of other enterprises, but messages to the house are for staff only
 * (rule scope/house-modules).
 */
const ofHouse = { access: Module.allContacts, isOfHouse: true } as const
const downloads: Limit = { name: 'formularios-descarga', max: 30, seconds: 600 }

export const formCalls = {
  initData: call(
    { method: 'GET', path: `${home}/init_data`, area: contactFormMessages },
    { summary: 'Returns the choices of the public forms', access: 'public', reply: s.FormInitDataSchema },
  ),
  sendContact: call(
    { method: 'POST', path: `${home}/contacto`, area: contactFormMessages, done: contactFormDoneMessages.sent },
    {
      summary: 'Sends the contact form',
      ...sent,
      budget: 'mailing',
      limit: limitOf('contacto'),
      body: s.ContactFormSchema,
      failed: contactFormMessages.notSent,
    },
  ),
  sendNda: call(
    { method: 'POST', path: `${home}/nda`, area: ndaMessages, done: ndaDoneMessages.sent },
    {
      summary: 'Sends the form of a confidentiality agreement',
      ...sent,
      budget: 'mailing',
      limit: limitOf('nda'),
      body: s.NdaFormSchema,
      failed: ndaMessages.notSent,
    },
  ),
  slots: call(
    { method: 'GET', path: `${home}/reunion/horas`, area: meetingMessages },
    {
      summary: 'Returns the times of the next working days, and whether each is free',
      access: 'public',
      reply: s.SlotsSchema,
    },
  ),
  sendMeeting: call(
    { method: 'POST', path: `${home}/reunion`, area: meetingMessages, done: meetingDoneMessages.sent },
    {
      summary: 'Asks for a meeting at a free time',
      ...sent,
      budget: 'mailing',
      limit: limitOf('reunion'),
      body: s.MeetingFormSchema,
      failed: meetingMessages.notSent,
    },
  ),

  own: call(
    { method: 'GET', path: `${home}/mios`, area: formStaffMessages },
    {
      summary: 'Lists the forms that the reader has sent',
      access: 'session',
      params: s.OwnFormQuerySchema,
      reply: s.OwnFormsSchema,
    },
  ),
  list: call(
    { method: 'GET', path: `${home}/list`, area: formStaffMessages },
    { summary: 'Lists forms that were sent', ...ofHouse, params: s.FormListQuerySchema, reply: s.FormListSchema },
  ),
  get: call(
    { method: 'GET', path: `${home}/list/:id`, area: formStaffMessages },
    { summary: 'Returns one form that was sent', ...ofHouse, params: s.FormByIdSchema, reply: s.FormSchema },
  ),
  resend: call(
    { method: 'PUT', path: `${home}/reenviar/:id`, area: formStaffMessages, done: formStaffDoneMessages.sentAgain },
    {
      summary: 'Mails a form again to who attends it',
      ...ofHouse,
      budget: 'mailing',
      params: s.FormByIdSchema,
      reply: EmptySchema,
      failed: formStaffMessages.notDone,
    },
  ),
  download: call(
    { method: 'GET', path: `${home}/download`, area: formStaffMessages },
    {
      summary: 'Returns the list of forms as a workbook',
      ...ofHouse,
      limit: downloads,
      params: s.FormDownloadQuerySchema,
      reply: s.FormDownloadSchema,
      mayLag: true,
      failed: formStaffMessages.notDone,
    },
  ),
  ...bulkCalls(home, { many: 'forms', ...ofHouse, form: s.FormBulkSchema }),
}
