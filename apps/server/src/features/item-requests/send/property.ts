import type { Of } from '@portal/contract/core/fields'
import type { PropertyRequestSchema } from '@portal/contract/item-requests/properties/schemas'
import { RequestKind } from '@portal/contract/marketplace/constants'
import { propertyDoneMessages, propertyMessages } from '@portal/contract/properties/messages'
import type { Caller } from '#core/base/actor.ts'
import type { Answer } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import { receive } from './receive.ts'
import type { Requested, SendDeps } from './store.ts'

/**
 * Stores a request for a public property (17 when it is none, or was sold meanwhile). Repeated within 24 hours, answers
 * "already received" and stores nothing.
 */
export function sendPropertyRequest(
  deps: SendDeps,
  caller: Caller,
  form: Of<typeof PropertyRequestSchema>,
): Promise<Requested | Answer<Requested>> {
  const asked = { ...form, tipo: RequestKind.property, clasificado_id: null, desde: null, hasta: null }
  return receive(deps, caller, asked, {
    countryInvalid: propertyMessages.countryInvalid,
    alreadyReceived: propertyDoneMessages.requestAlreadyReceived,
    async refuseToAsk(_, item) {
      if (!item?.esta_a_la_vista) throw new Refusal(propertyMessages.absent)
    },
    refuseUnlessFree: async () => {},
  })
}
