import { itemLimits } from '@portal/contract/marketplace/constants'
import type { Caller } from '#core/base/actor.ts'
import { inTransaction } from '#core/database/database.ts'
import { recordAll } from '#core/database/record.ts'
import { renewalMail } from '../mails.ts'
import type { ItemParts } from '../parts.ts'
import { changesOf } from '../write.ts'
import { renewalToken } from './links.ts'
import * as queries from './queries.ts'

type ExpiryParts = Pick<ItemParts, 'db' | 'env' | 'mails' | 'secrets'>

const itself: Caller = { ip: '', requestId: 'classified-expiry' }
const atOnce = 200

/** Mails owners whose items expire soon, then hides expired ones (A2.3). Safe to run twice or concurrently. */
export async function processExpiry(parts: ExpiryParts): Promise<void> {
  const nearestFirst = itemLimits.renewalMailsAtDays.toSorted((a, b) => a - b) // after a long pause, only the later mail is sent
  for (const days of nearestFirst) await inBatches(() => warnOwners(parts, days))
  await inBatches(() => expireItems(parts))
}

async function inBatches(work: () => Promise<number>): Promise<void> {
  while ((await work()) === atOnce);
}

function warnOwners(parts: ExpiryParts, days: number): Promise<number> {
  return inTransaction(parts.db, async (db) => {
    const items = await queries.lockExpiring(db, days, atOnce)
    for (const { nombres, email, idioma, vence_el, ...item } of items) {
      if (!nombres || !email || !idioma) continue // his account is closed
      const expiring = { ...item, endsOn: vence_el, days, expiresAt: item.vence_en }
      const mail = renewalMail(parts.env.PUBLIC_URL, { nombres, email, idioma }, expiring, renewalToken(parts, item))
      await parts.mails.queue(db, mail)
    }
    const ids = items.map(({ id }) => id)
    if (ids.length) await queries.markTold(db, ids, days)
    const action = 'classifieds.expiryTold'
    await recordAll(
      db,
      itself,
      ids.map((id) => ({ action, entity: 'clasificado', id, after: { aviso_dias: days } })),
      [],
    )
    return ids.length
  })
}

function expireItems({ db }: Pick<ExpiryParts, 'db'>): Promise<number> {
  return inTransaction(db, async (db) => {
    const expired = await queries.expireItems(db, atOnce)
    const action = 'classifieds.expired'
    await recordAll(
      db,
      itself,
      expired.map((after) => ({ action, entity: 'clasificado', id: after.id, after })),
      expired.length ? changesOf(...expired) : [],
    )
    return expired.length
  })
}
