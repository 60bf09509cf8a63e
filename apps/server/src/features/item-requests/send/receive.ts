import type { Message } from '@portal/contract/core/messages'
import type { Caller } from '#core/base/actor.ts'
import type { Answer } from '#core/base/answers.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { expireDue } from '../expiry/expire.ts'
import { around } from '../expiry/queries.ts'
import { type LockedItem, lockItemOf } from '../item-queries.ts'
import { aboutOf } from '../request-and-item.ts'
import * as queries from './queries.ts'
import {
  acknowledge,
  alreadyReceived,
  isToQuarantine,
  type NewRequest,
  type Requested,
  requestedOf,
  type SendDeps,
  store,
  withCountryRefusal,
} from './store.ts'

/** What visitors send, with the hidden field. */
type Asked = Omit<NewRequest, 'marca' | 'moneda'> & { sitio_web: string }

/** How a kind of item is asked for. */
interface Asking {
  countryInvalid: Message
  alreadyReceived: Message
  /** Throws the reason why this item, locked, cannot be requested so. */
  refuseToAsk(db: Db, item: LockedItem | null): Promise<void>
  /** Throws the reason why it is not free for a request that is not a repetition. */
  refuseUnlessFree(db: Db, item: LockedItem): Promise<void>
}

/**
 * Stores a request for an item, with its mails. Repeated by the same person within 24 hours, answers "already received"
 * and stores nothing.
 */
export async function receive(
  deps: SendDeps,
  caller: Caller,
  { sitio_web, ...asked }: Asked,
  kind: Asking,
): Promise<Requested | Answer<Requested>> {
  const isQuarantined = await isToQuarantine(deps.db, caller, { email: asked.email, sitio_web })
  await expireDue(deps, around({ ...asked, id: 0 }))
  const writing = inTransaction(deps.db, async (db) => {
    await queries.lockPerson(db, asked)
    const item = await lockItemOf(db, asked)
    await kind.refuseToAsk(db, item)
    if (!item || (await queries.isRepeated(db, { ...asked, marca: '' }, isQuarantined))) return null
    await kind.refuseUnlessFree(db, item)
    const stored = await store(db, caller, { ...asked, marca: '', moneda: item.moneda }, isQuarantined)
    if (!isQuarantined) await acknowledge(db, deps, aboutOf(stored, item), asked.mensaje)
    return stored
  })
  const stored = await withCountryRefusal(writing, kind.countryInvalid)
  return stored ? requestedOf(deps.secrets.enlace, stored) : alreadyReceived(kind.alreadyReceived)
}
