import { nameIn } from '@portal/contract/core/names'
import { subjectOf } from '@portal/contract/forms/constants'
import { waits } from '#core/base/waits.ts'
import { inTransaction } from '#core/database/database.ts'
import { announceChanges } from '#core/database/events.ts'
import { jobKind } from '#core/jobs/jobs.ts'
import type { Delivery, FormBase } from '../deps.ts'
import { findForm, type StoredForm } from '../queries.ts'
import * as queries from './queries.ts'

const deliverJob = jobKind<{ formulario_id: number }>('form-deliver', { maxSeconds: 60 })
const changed = { area: 'formularios' }

/** Delivers through the external e-mail service, whose template makes the mail from the form's fields. */
export async function serviceDelivery({ db, env, jobs, log }: FormBase): Promise<Delivery> {
  async function deliver(id: number): Promise<void> {
    const claimed = await inTransaction(db, async (db) => {
      const claimed = await queries.claimForm(db, id)
      // enqueued before the try: if the process dies, the form is tried again
      if (claimed) await jobs.enqueue(db, deliverJob, { formulario_id: id }, { after: claimed.proximo_en })
      return claimed
    })
    const form = claimed && (await findForm(db, id))
    if (!form) {
      if (await queries.endUnfinished(db, id)) await announceChanges(db, changed)
      return
    }
    try {
      await post(env, form)
      await queries.markDelivered(db, id)
    } catch (error) {
      const reason = reasonOf(error)
      log.warn(`form ${id} try ${claimed.intentos} failed: ${reason}`)
      await queries.markTried(db, id, reason, claimed.intentos >= queries.maxTries)
    }
    await announceChanges(db, changed)
  }

  await jobs.define(deliverJob, ({ formulario_id }) => deliver(formulario_id))
  return { begin: (db, form) => jobs.enqueue(db, deliverJob, { formulario_id: form.id }) }
}

class Refused extends Error {}

/** Posts one message to the service; throws on anything but 2xx. */
async function post(env: FormBase['env'], form: StoredForm): Promise<void> {
  const answer = await fetch(env.EMAIL_SERVICE_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      service_id: env.EMAIL_SERVICE_ID,
      template_id: env.EMAIL_TEMPLATE_ID,
      user_id: env.EMAIL_PUBLIC_KEY,
      template_params: paramsOf(form),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(waits.formService.wholeMs),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Refused(`HTTP ${answer.status}`)
}

/** Returns the fields of the contact form by their names, for any form, and the other form's extra fields. */
function paramsOf({ datos, ...form }: StoredForm): Record<string, string> {
  const [first = '', ...rest] = form.nombre.split(' ')
  return {
    ...datos,
    reference: form.referencia,
    form: form.tipo,
    user_name: datos.user_name ?? first,
    user_lastname: datos.user_lastname ?? rest.join(' '),
    user_company: form.empresa,
    user_country: nameIn(form, 'pais_nombre', form.idioma),
    user_email: form.email,
    user_contactphone: form.telefono,
    product: subjectOf(datos, form.idioma) ?? '',
    message: datos.message ?? datos.motivo ?? '',
    meeting_start: form.inicio ?? '',
  }
}

/** Returns why a try failed, without address or content. */
function reasonOf(error: unknown): string {
  if (error instanceof Refused) return error.message
  const { name, cause } = error as { name?: string; cause?: { code?: string } }
  return name === 'TimeoutError' ? 'ETIMEDOUT' : (cause?.code ?? 'unknown')
}
