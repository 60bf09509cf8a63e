import { Module } from '@portal/contract/access/constants'
import { countries } from '@portal/contract/core/countries'
import { EmptySchema } from '@portal/contract/core/fields'
import { portalZone } from '@portal/contract/core/portal-zone'
import { formCalls } from '@portal/contract/forms/calls'
import { meetingRules } from '@portal/contract/forms/constants'
import { contactFormMessages, formStaffMessages, meetingMessages, ndaMessages } from '@portal/contract/forms/messages'
import * as s from '@portal/contract/forms/schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { openDelivery } from './delivery/delivery.ts'
import type { FormBase, FormDeps } from './deps.ts'
import { downloadForms } from './list/download.ts'
import { formBulk, listForms, oneForm, resendForm, undelivered } from './list/list.ts'
import { ownForms } from './own/own.ts'
import { sendContact, sendMeeting, sendNda } from './send/forms.ts'
import { freeTimes } from './service.ts'

/** Above five an hour forms are held; this limits what is stored at all. */
const limitOf = (name: string): Limit => ({ name: `formulario-${name}`, max: 30, seconds: 3600 })
const downloads: Limit = { name: 'formularios-descarga', max: 30, seconds: 600 }
/**
 * The module may be granted to people of other enterprises, but messages to the house are for staff only
 * (rule scope/house-modules).
 */
const access = { access: Module.allContacts, isOfHouse: true } as const
const paises = countries.map(({ id, es, en }) => ({ id, nombre: es, nombre_en: en }))

/**
 * Mounts the calls of public forms, and of the staff who read them. Returns what other features need to send one on
 * behalf of a user.
 */
export async function formRoutes(door: Door, base: FormBase): Promise<FormDeps> {
  const deps: FormDeps = { ...base, delivery: await openDelivery(base) }
  base.counters.push(undelivered)
  mountPublic(door, deps)
  door.mount(
    formCalls.own,
    { access: 'session', params: s.OwnFormQuerySchema, reply: s.OwnFormsSchema },
    ({ actor, params }) => ownForms(deps.db, actor, params),
  )
  mountStaff(door, deps)
  return deps
}

function mountPublic(door: Door, deps: FormDeps): void {
  const sent = { access: 'public', reply: s.FormSentSchema } as const
  door.mount(formCalls.initData, { access: 'public', reply: s.FormInitDataSchema }, async () => ({ paises }))
  door.mount(
    formCalls.sendContact,
    {
      ...sent,
      budget: 'mailing',
      body: s.ContactFormSchema,
      limit: limitOf('contacto'),
      failed: contactFormMessages.notSent,
    },
    ({ caller, body }) => sendContact(deps, caller, body),
  )
  door.mount(
    formCalls.sendNda,
    { ...sent, budget: 'mailing', body: s.NdaFormSchema, limit: limitOf('nda'), failed: ndaMessages.notSent },
    ({ caller, body }) => sendNda(deps, caller, body),
  )
  door.mount(formCalls.slots, { access: 'public', reply: s.SlotsSchema }, async () => ({
    zona_horaria: portalZone,
    minutos: meetingRules.minutes,
    dias: await freeTimes(deps.db),
  }))
  door.mount(
    formCalls.sendMeeting,
    {
      ...sent,
      budget: 'mailing',
      body: s.MeetingFormSchema,
      limit: limitOf('reunion'),
      failed: meetingMessages.notSent,
    },
    ({ caller, body }) => sendMeeting(deps, caller, body),
  )
}

function mountStaff(door: Door, deps: FormDeps): void {
  const { db } = deps
  const failed = formStaffMessages.notDone
  door.mount(formCalls.list, { ...access, params: s.FormListQuerySchema, reply: s.FormListSchema }, ({ params }) =>
    listForms(db, params),
  )
  door.mount(formCalls.get, { ...access, params: s.FormByIdSchema, reply: s.FormSchema }, ({ params }) =>
    oneForm(db, params.id),
  )
  door.mount(
    formCalls.resend,
    { ...access, budget: 'mailing', params: s.FormByIdSchema, reply: EmptySchema, failed },
    ({ actor, params }) => resendForm(deps, actor, params.id),
  )
  door.mount(
    formCalls.download,
    {
      ...access,
      params: s.FormDownloadQuerySchema,
      reply: s.FormDownloadSchema,
      limit: downloads,
      failed,
      mayLag: true,
    },
    ({ actor, params }) => downloadForms(deps, actor, params),
  )
  mountBulk(door, db, formCalls, s.FormBulkSchema, formBulk(deps), access)
}
