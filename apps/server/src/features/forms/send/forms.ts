import type { Of } from '@portal/contract/core/fields'
import { FormKind } from '@portal/contract/forms/constants'
import {
  contactFormDoneMessages,
  meetingDoneMessages,
  meetingMessages,
  ndaDoneMessages,
} from '@portal/contract/forms/messages'
import type { ContactFormSchema, MeetingFormSchema, NdaFormSchema } from '@portal/contract/forms/schemas'
import type { Caller } from '#core/base/actor.ts'
import { fieldRefusal, isDuplicate } from '#core/base/errors.ts'
import type { FormDeps } from '../deps.ts'
import * as queries from '../queries.ts'
import { isOffered } from '../rules.ts'
import { storeForm } from './store.ts'

/** An inquiry of the contact form. */
export function sendContact(deps: FormDeps, caller: Caller, form: Of<typeof ContactFormSchema>) {
  const { user_name, user_lastname, user_email, product, message } = form
  return storeForm(deps, caller, {
    form: {
      tipo: FormKind.contact,
      idioma: form.idioma,
      nombre: `${user_name} ${user_lastname}`,
      email: user_email,
      telefono: form.user_contactphone,
      empresa: form.user_company,
      pais_id: form.user_country,
      datos: { user_name, user_lastname, product, message },
      inicio: null,
    },
    asked: [product, message],
    sitio_web: form.sitio_web,
    alreadyReceived: contactFormDoneMessages.alreadyReceived,
  })
}

/** A company requests a non-disclosure agreement. */
export function sendNda(deps: FormDeps, caller: Caller, form: Of<typeof NdaFormSchema>) {
  const { empresa_documento, cargo, representante_documento, direccion } = form
  return storeForm(deps, caller, {
    form: {
      tipo: FormKind.nda,
      idioma: form.idioma,
      nombre: form.representante,
      email: form.email,
      telefono: form.telefono,
      empresa: form.empresa,
      pais_id: form.pais,
      datos: { empresa_documento, cargo, representante_documento, direccion },
      inicio: null,
    },
    asked: [form.empresa, empresa_documento],
    sitio_web: form.sitio_web,
    alreadyReceived: ndaDoneMessages.alreadyReceived,
  })
}

/**
 * A meeting at a free time (6 when the calendar has no such time). Of two concurrent ones at one time, one succeeds
 * (`slotTaken`).
 */
export async function sendMeeting(deps: FormDeps, caller: Caller, form: Of<typeof MeetingFormSchema>) {
  const { today } = await queries.calendarNow(deps.db)
  if (!isOffered(today, form.inicio)) throw atSlot(meetingMessages.slotInvalid)
  try {
    return await storeForm(deps, caller, {
      form: {
        tipo: FormKind.meeting,
        idioma: form.idioma,
        nombre: form.nombre,
        email: form.email,
        telefono: form.telefono,
        empresa: form.empresa,
        pais_id: form.pais,
        datos: { motivo: form.motivo },
        inicio: form.inicio,
      },
      asked: [form.inicio],
      sitio_web: form.sitio_web,
      alreadyReceived: meetingDoneMessages.alreadyReceived,
    })
  } catch (error) {
    if (isDuplicate(error, 'formulario_reunion')) throw atSlot(meetingMessages.slotTaken, error)
    throw error
  }
}

const atSlot = (entry: (typeof meetingMessages)[keyof typeof meetingMessages], cause?: unknown) =>
  fieldRefusal('inicio', entry, cause)
