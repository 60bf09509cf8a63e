import type { Limit } from '@portal/contract/core/endpoint'
import type { In } from '@portal/contract/core/fields'
import type { Message } from '@portal/contract/core/messages'
import { DeliveryStatus, formLimits, referencePrefixes } from '@portal/contract/forms/constants'
import type { FormSentSchema } from '@portal/contract/forms/schemas'
import type { Caller } from '#core/base/actor.ts'
import { Answer } from '#core/base/answers.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { countUp } from '#core/door/rate-limits.ts'
import type { FormDeps } from '../deps.ts'
import { confirmationMail } from '../mails.ts'
import * as queries from '../queries.ts'
import { isSuspicious, markOf, referenceOf } from '../rules.ts'

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
export async function storeForm(
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
