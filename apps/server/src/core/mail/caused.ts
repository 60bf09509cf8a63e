import { coreMessages } from '@portal/contract/core/core-messages'
import type { Standing } from '../base/actor.ts'
import { Refusal } from '../base/errors.ts'
import { currentCause } from '../base/mail-cause.ts'
import type { Db } from '../database/database.ts'
import { countCaused } from './queries.ts'

interface Most {
  /** Mails that one account, key or network causes in an hour. */
  hour: number
  /** Of them in a day to one address. */
  address: number
}

/** To colleagues and users of the portal, people with an enterprise may cause more: a bulk change tells each author. */
const limits: Readonly<Record<Standing, Most>> = {
  house: { hour: 3000, address: 100 },
  partner: { hour: 300, address: 60 },
  customer: { hour: 60, address: 30 },
  visitor: { hour: 300, address: 60 },
}

/**
 * Counts mails for who caused them and for the addresses that get them. Throws 429, which undoes the change that they
 * would tell of. Returns the cause that is stored with them.
 */
export async function refuseBeyondCaused(db: Db, to: readonly string[]): Promise<string | null> {
  const cause = currentCause()
  if (!cause || to.length === 0) return null
  const added = new Map<string, number>()
  for (const address of to) added.set(address.toLowerCase(), (added.get(address.toLowerCase()) ?? 0) + 1)
  const { lastHour, byAddress } = await countCaused(db, cause.whom, [...added.keys()])
  const most = limits[cause.standing]
  const isTrusted = cause.standing === 'house' || cause.standing === 'partner'
  if (lastHour + to.length > most.hour) throw new Refusal(coreMessages.tooMany, { retryAfter: 3600 })
  for (const { to: address, count, isUser } of byAddress)
    if (!(isUser && isTrusted) && count + added.get(address)! > most.address)
      throw new Refusal(coreMessages.tooMany, { retryAfter: 86_400 })
  return cause.whom
}
