import { classifiedMessages } from '@portal/contract/classifieds/messages'
import { RequestKind } from '@portal/contract/marketplace/constants'
import type { Caller } from '#core/base/actor.ts'
import type { Answer } from '#core/base/answers.ts'
import { Refusal, refuseIf } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { expireDue } from '../expiry/expire.ts'
import * as shared from '../queries.ts'

import * as queries from './queries.ts'
import { type Asked, refusalToAsk } from './rules.ts'
import {
  acknowledge,
  alreadyReceived,
  isToQuarantine,
  type Requested,
  requestedOf,
  type SendDeps,
  store,
  withCountryRefusal,
} from './store.ts'

/**
 * Stores a request to buy or rent a public item (15 when it is none). Repeated within 24 hours, answers "already
 * received" and stores nothing. Refuses rent days that are held (36).
 */
export async function sendRequest(
  deps: SendDeps,
  caller: Caller,
  { sitio_web: trap, ...form }: Asked,
): Promise<Requested | Answer<Requested>> {
  const asked = withoutDaysUnlessRent(form)
  const isQuarantined = await isToQuarantine(deps.db, caller, { ...asked, sitio_web: trap })
  await expireDue(deps, { itemId: asked.clasificado_id })
  const writing = inTransaction(deps.db, async (db) => {
    await queries.lockPerson(db, asked)
    const item = await shared.lockItem(db, asked.clasificado_id)
    if (!item?.esta_a_la_vista) throw new Refusal(classifiedMessages.absent)
    refuseIf(refusalToAsk(item, asked, await queries.today(db)))

    if (await queries.isRepeated(db, { ...asked, marca: '' }, isQuarantined)) return null
    const isTaken = asked.desde && asked.hasta && (await shared.areDaysTaken(db, item.id, asked.desde, asked.hasta))
    refuseIf(isTaken ? { entry: classifiedMessages.datesUnavailable, field: 'desde' } : null)

    const stored = await store(db, caller, { ...asked, marca: '', moneda: item.moneda }, isQuarantined)
    const about = { request: stored, brand: item.marca, ownerId: item.usuario_id }
    if (!isQuarantined) await acknowledge(db, deps, about, asked.mensaje)
    return stored
  })
  const stored = await withCountryRefusal(writing)
  return stored ? requestedOf(deps.secrets.enlace, stored) : alreadyReceived()
}

type Form = Omit<Asked, 'sitio_web'>

const withoutDaysUnlessRent = (form: Form): Form =>
  form.tipo === RequestKind.rent ? form : { ...form, desde: null, hasta: null }
