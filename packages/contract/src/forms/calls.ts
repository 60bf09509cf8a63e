import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
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
import type * as s from './schemas.ts'

const home = '/v1/formulario'
type Sent = Of<typeof s.FormSentSchema>
type ById = In<typeof s.FormByIdSchema>

export const formCalls = {
  initData: call<{ reply: Of<typeof s.FormInitDataSchema> }>({
    method: 'GET',
    path: `${home}/init_data`,
    area: contactFormMessages,
  }),
  sendContact: call<{ body: In<typeof s.ContactFormSchema>; reply: Sent }>({
    method: 'POST',
    path: `${home}/contacto`,
    area: contactFormMessages,
    done: contactFormDoneMessages.sent,
  }),
  sendNda: call<{ body: In<typeof s.NdaFormSchema>; reply: Sent }>({
    method: 'POST',
    path: `${home}/nda`,
    area: ndaMessages,
    done: ndaDoneMessages.sent,
  }),
  /** Returns the times of the next working days, and whether each is free. */
  slots: call<{ reply: Of<typeof s.SlotsSchema> }>({
    method: 'GET',
    path: `${home}/reunion/horas`,
    area: meetingMessages,
  }),
  sendMeeting: call<{ body: In<typeof s.MeetingFormSchema>; reply: Sent }>({
    method: 'POST',
    path: `${home}/reunion`,
    area: meetingMessages,
    done: meetingDoneMessages.sent,
  }),

  own: call<{ params: In<typeof s.OwnFormQuerySchema>; reply: Of<typeof s.OwnFormsSchema> }>({
    method: 'GET',
    path: `${home}/mios`,
    area: formStaffMessages,
  }),
  list: call<{ params: In<typeof s.FormListQuerySchema>; reply: Of<typeof s.FormListSchema> }>({
    method: 'GET',
    path: `${home}/list`,
    area: formStaffMessages,
  }),
  get: call<{ params: ById; reply: Of<typeof s.FormSchema> }>({
    method: 'GET',
    path: `${home}/list/:id`,
    area: formStaffMessages,
  }),
  resend: call<{ params: ById; reply: null }>({
    method: 'PUT',
    path: `${home}/reenviar/:id`,
    area: formStaffMessages,
    done: formStaffDoneMessages.sentAgain,
  }),
  download: call<{ params: In<typeof s.FormDownloadQuerySchema>; reply: Of<typeof s.FormDownloadSchema> }>({
    method: 'GET',
    path: `${home}/download`,
    area: formStaffMessages,
  }),
  ...bulkCalls(home),
}
