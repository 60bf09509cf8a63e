import type { Caller } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { addEvent, changesOf } from '../history.ts'
import type { LockedQuote } from '../queries.ts'
import * as queries from './queries.ts'

/** Programs that open links before people do, or for a preview; browsers never send these names. */
const program =
  /(?<!cu)bot\b|crawl|spider|slurp|scan|preview|headless|proofpoint|mimecast|barracuda|safelinks|facebookexternalhit|whatsapp|ms-office|microsoft office|curl|wget|python|java\/|okhttp|go-http|node|axios/i

/** Whether a person is probably looking: programs send HEAD, identify themselves, or send no agent. */
export const isPerson = ({ agent = '', asksForHeaders }: Pick<Caller, 'agent' | 'asksForHeaders'>): boolean =>
  !asksForHeaders && agent !== '' && !program.test(agent)

/**
 * Records that the client opened their quote (rule quotes/openings): an event for the first time, a count for each
 * visit. Ignores visits within seconds of our mail, which are mail scanners; a repeated look within minutes is the same
 * visit.
 */
export async function noteOpening(db: Db, caller: Caller, quote: LockedQuote): Promise<void> {
  if (!isPerson(caller)) return
  await inTransaction(db, async (db) => {
    const visits = await queries.countOpening(db, quote.id)
    if (visits === null) return
    if (visits === 1) await addEvent(db, caller, quote.id, { tipo: 'abierta', autor: 'cliente' })
    const after = { visitas: visits }
    await record(db, caller, {
      action: 'quotes.opened',
      entity: 'cotizacion',
      id: quote.id,
      after,
      announces: changesOf(quote),
    })
  })
}
