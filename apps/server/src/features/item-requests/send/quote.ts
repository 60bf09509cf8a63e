import { machineDoneMessages } from '@portal/contract/machines/done-messages'
import { machineMessages } from '@portal/contract/machines/messages'
import { RequestKind } from '@portal/contract/marketplace/constants'
import type { Caller } from '#core/base/actor.ts'
import type { Answer } from '#core/base/answers.ts'
import { Refusal, refuseIf } from '#core/base/errors.ts'
import { areDaysTaken } from '../item-queries.ts'
import * as queries from './queries.ts'
import { receive } from './receive.ts'
import { type Asked, refusalToAsk } from './rules.ts'
import type { Requested, SendDeps } from './store.ts'

const m = machineMessages
const entries = { countryInvalid: m.countryInvalid, alreadyReceived: machineDoneMessages.requestAlreadyReceived }

/**
 * Stores a request to buy or rent a public item (15 when it is none). Repeated within 24 hours, answers "already
 * received" and stores nothing. Refuses rent days that are held (`datesUnavailable`).
 */
export function sendRequest(
  deps: SendDeps,
  caller: Caller,
  { sitio_web, ...form }: Asked,
): Promise<Requested | Answer<Requested>> {
  const asked = { ...withoutDaysUnlessRent(form), propiedad_id: null, sitio_web }
  const { desde: from, hasta: to } = asked
  return receive(deps, caller, asked, {
    ...entries,
    async refuseToAsk(db, item) {
      if (!item?.esta_a_la_vista || item.entidad !== 'clasificado') throw new Refusal(m.absent)
      refuseIf(refusalToAsk(item, asked, await queries.today(db)))
    },
    async refuseUnlessFree(db, { id }) {
      const isTaken = from && to && (await areDaysTaken(db, id, from, to))
      refuseIf(isTaken ? { entry: m.datesUnavailable, field: 'desde' } : null)
    },
  })
}

type Form = Omit<Asked, 'sitio_web'>

const withoutDaysUnlessRent = (form: Form): Form =>
  form.tipo === RequestKind.rent ? form : { ...form, desde: null, hasta: null }
