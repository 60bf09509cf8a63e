import { countries } from '@portal/contract/core/countries'
import { formCalls } from '@portal/contract/forms/calls'
import { meetingRules } from '@portal/contract/forms/constants'
import type { Door } from '#core/door/door.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { inquiryProducts } from '#features/products/service.ts'
import { openDelivery } from './delivery/delivery.ts'
import type { FormBase, FormDeps } from './deps.ts'
import { downloadForms } from './list/download.ts'
import { formBulk, listForms, oneForm, resendForm, undelivered } from './list/list.ts'
import { ownForms } from './own/own.ts'
import { sendContact, sendMeeting, sendNda } from './send/forms.ts'
import { freeTimes } from './service.ts'

const paises = countries.map(({ id, es, en }) => ({ id, nombre: es, nombre_en: en }))

/**
 * Mounts the calls of public forms, and of the staff who read them. Returns what other features need to send one on
 * behalf of a user.
 */
export async function formRoutes(door: Door, base: FormBase): Promise<FormDeps> {
  const deps: FormDeps = { ...base, delivery: await openDelivery(base) }
  base.counters.push(undelivered)
  mountPublic(door, deps)
  door.mount(formCalls.own, ({ actor, params }) => ownForms(deps.db, actor, params))
  mountStaff(door, deps)
  return deps
}

function mountPublic(door: Door, deps: FormDeps): void {
  door.mount(formCalls.initData, async () => ({ paises, productos: await inquiryProducts(deps.db) }))
  door.mount(formCalls.sendContact, ({ caller, body }) => sendContact(deps, caller, body))
  door.mount(formCalls.sendNda, ({ caller, body }) => sendNda(deps, caller, body))
  door.mount(formCalls.slots, async () => ({
    minutos: meetingRules.minutes,
    ...(await freeTimes(deps.db)),
  }))
  door.mount(formCalls.sendMeeting, ({ caller, body }) => sendMeeting(deps, caller, body))
}

function mountStaff(door: Door, deps: FormDeps): void {
  const { db } = deps
  door.mount(formCalls.list, ({ params }) => listForms(db, params))
  door.mount(formCalls.get, ({ params }) => oneForm(db, params.id))
  door.mount(formCalls.resend, ({ actor, params }) => resendForm(deps, actor, params.id))
  door.mount(formCalls.download, ({ actor, params }) => downloadForms(deps, actor, params))
  mountBulk(door, db, formCalls, formBulk(deps))
}
