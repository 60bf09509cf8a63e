import type { Limit } from '@portal/contract/core/endpoint'
import type { In, Of } from '@portal/contract/core/fields'
import type { Message } from '@portal/contract/core/messages'
import {
  contactTopics,
  DeliveryStatus,
  FormKind,
  formLimits,
  referencePrefixes,
} from '@portal/contract/forms/constants'
import {
  contactFormDoneMessages,
  contactFormMessages,
  meetingDoneMessages,
  meetingMessages,
  ndaDoneMessages,
} from '@portal/contract/forms/messages'
import type {
  ContactFormSchema,
  FormSentSchema,
  MeetingFormSchema,
  NdaFormSchema,
} from '@portal/contract/forms/schemas'
import type { Caller } from '#core/base/actor.ts'
import { Answer } from '#core/base/answers.ts'
import { fieldRefusal, isDuplicate } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { countUp } from '#core/door/rate-limits.ts'
import { inquiryProducts } from '#features/products/service.ts'
import type { FormDeps } from '../deps.ts'
import { confirmationMail } from '../mails.ts'
import * as queries from '../queries.ts'
import { isOffered, isSuspicious, markOf, referenceOf } from '../rules.ts'

/** An inquiry of the contact form. It stores what its product is called today. Throws `subjectInvalid`. */
export async function sendContact(deps: FormDeps, caller: Caller, form: Of<typeof ContactFormSchema>) {
  const { user_name, user_lastname, user_email, product, message } = form
  const subject = await namesOf(deps.db, product)
  return storeForm(deps, caller, {
    form: {
      tipo: FormKind.contact,
      idioma: form.idioma,
      nombre: `${user_name} ${user_lastname}`,
      email: user_email,
      telefono: form.user_contactphone,
      empresa: form.user_company,
      pais_id: form.user_country,
      datos: { user_name, user_lastname, product, message, ...subject },
      inicio: null,
    },
    asked: [product, message],
    sitio_web: form.sitio_web,
    alreadyReceived: contactFormDoneMessages.alreadyReceived,
  })
}

async function namesOf(db: Db, slug: string): Promise<Record<string, string>> {
  if (contactTopics.some((topic) => topic.slug === slug)) return {}
  const product = (await inquiryProducts(db)).find((one) => one.slug === slug)
  if (!product) throw fieldRefusal('product', contactFormMessages.subjectInvalid)
  const { nombre, nombre_en, nombre_pt } = product
  return { product_nombre: nombre, product_nombre_en: nombre_en, product_nombre_pt: nombre_pt }
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
  if (!isOffered(await queries.calendarNow(deps.db), form.inicio)) throw atSlot(meetingMessages.slotInvalid)
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

type Sent = In<typeof FormSentSchema>

const perAddress: Limit = { name: 'formulario-direccion', max: formLimits.perHourAndAddress, seconds: 3600 }

interface Sending {
  form: queries.NewForm
  /** The fields that make a repetition. */
  asked: readonly string[]
  sitio_web: string
  /** The answer to a repetition. */
  alreadyReceived: Message
}

/**
 * Stores a form under the next reference; its mails are sent after the commit. A repetition within 24 hours stores
 * nothing and gets no reference. A suspicious form is held, and looks like any other to its sender.
 */
async function storeForm(
  deps: FormDeps,
  caller: Caller,
  { form, asked, sitio_web, alreadyReceived }: Sending,
): Promise<Sent | Answer<Sent>> {
  const { count } = await countUp(deps.db, perAddress, caller.ip)
  const isHeld = isSuspicious({ sitio_web }, count)
  const mark = markOf(form.tipo, form.email, asked)

  const storing = async (db: Db) => {
    await queries.lockSame(db, mark)
    if (await queries.isRepeated(db, mark, isHeld)) return null
    const { anio, ultimo } = await queries.nextNumber(db, referencePrefixes[form.tipo])
    const referencia = referenceOf(form.tipo, anio, ultimo)
    const entrega = isHeld ? DeliveryStatus.held : DeliveryStatus.waiting
    const id = await queries.insertForm(db, form, { referencia, ip: caller.ip, huella: mark, entrega })
    const stored = (await queries.findForm(db, id))!
    if (!isHeld) {
      await deps.mails.queue(db, confirmationMail(stored))
      await deps.delivery.begin(db, stored)
    }
    const after = { referencia, tipo: form.tipo, entrega }
    const announces = [{ area: 'formularios' }, ...(form.inicio ? [{ area: 'reuniones' }] : [])]
    await record(db, caller, { action: 'forms.received', entity: 'formulario', id, after, announces })
    return referencia
  }
  const reference = await inTurn(() => inTransaction(deps.db, storing))
  return reference === null ? new Answer<Sent>({ referencia: null }, alreadyReceived) : { referencia: reference }
}

let last: Promise<unknown> = Promise.resolve()

/** Stores forms one at a time: their numbers are serialised anyway, and a queued call holds no connection. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work)
  last = turn.catch(() => {}) // its own caller gets the error
  return turn
}
