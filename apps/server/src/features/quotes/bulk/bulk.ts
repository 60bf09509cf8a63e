import { coreMessages } from '@portal/contract/core/core-messages'
import type { Of } from '@portal/contract/core/fields'
import type { QuotesOfListSchema } from '@portal/contract/quotes/bulk/schemas'
import { quoteConfirmMessages } from '@portal/contract/quotes/messages'
import { Refusal } from '#core/base/errors.ts'
import { ownScopeOf } from '#core/base/scope.ts'
import type { Bulk } from '#core/records/bulk.ts'
import { cancelQuote } from '../decide/cancel.ts'
import { expireDue } from '../expiry/expire.ts'
import { askedBy } from '../list/list.ts'
import { allQuotesScopeOf, canNegotiate } from '../policy.ts'
import { type RemindDeps, remindClient } from '../reminders/remind.ts'
import { chosenQuotes } from './queries.ts'

/** Nobody is asked for whose the own ones are. */
const nobody = { empresa_id: null, usuario_id: null, sucursal_id: null }

/** Cancelling many quotes, and reminding their clients. Neither is undone: nothing follows a cancelled quote, and a mail has left. */
export const quoteBulk = (deps: RemindDeps): Bulk<Of<typeof QuotesOfListSchema>> => ({
  name: 'quotes',
  absent: quoteConfirmMessages.notRecognized,
  async chosen(db, actor, { ids, query }, most) {
    await expireDue({ db })
    if (ids) return chosenQuotes(db, allQuotesScopeOf(actor), { ids }, most)
    const { alcance, page: _, page_row: __, ...asked } = query
    const isAll = alcance === 'todas'
    const those = await askedBy(db, actor, isAll ? asked : { ...asked, ...nobody })
    return chosenQuotes(db, isAll ? allQuotesScopeOf(actor) : ownScopeOf(actor), { query: those }, most)
  },
  actions: {
    cancelar: {
      async apply(db, actor, id, reason) {
        await cancelQuote({ db }, actor, id, reason)
        return {}
      },
    },
    recordar: {
      async apply(db, actor, id) {
        if (!canNegotiate(actor)) throw new Refusal(coreMessages.notAllowed)
        await remindClient({ ...deps, db }, actor, id)
        return {}
      },
    },
  },
})
