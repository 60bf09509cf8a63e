import { itemLimits } from '@portal/contract/marketplace/constants'
import type { Caller } from '#core/base/actor.ts'
import { inTransaction } from '#core/database/database.ts'
import { recordAll } from '#core/database/record.ts'
import type { MachineDeps } from '../deps.ts'
import { changesOf } from '../kind.ts'
import { renewalMail } from '../mails.ts'
import { renewalToken } from './links.ts'
import * as queries from './queries.ts'

type ExpiryDeps = Pick<MachineDeps, 'db' | 'env' | 'mails' | 'secrets'>

const itself: Caller = { ip: '', requestId: 'classified-expiry' }
const atOnce = 200

/**
 * Mails owners whose items expire soon, then hides expired ones (rule marketplace/expiry). Safe to run twice or
 * concurrently.
 */
export async function processExpiry(deps: ExpiryDeps): Promise<void> {
  const nearestFirst = itemLimits.renewalMailsAtDays.toSorted((a, b) => a - b) // after a long pause, only the later mail is sent
  for (const days of nearestFirst) await inBatches(() => warnOwners(deps, days))
  await inBatches(() => expireItems(deps))
}

async function inBatches(work: () => Promise<number>): Promise<void> {
  while ((await work()) === atOnce);
}

function warnOwners(deps: ExpiryDeps, days: number): Promise<number> {
  return inTransaction(deps.db, async (db) => {
    const items = await queries.lockExpiring(db, days, atOnce)
    for (const { nombres, email, idioma, vence_el, ...item } of items) {
      if (!nombres || !email || !idioma) continue // their account is closed
      const expiring = { ...item, endsOn: vence_el, days, expiresAt: item.vence_en }
      const mail = renewalMail(deps.env.PUBLIC_URL, { nombres, email, idioma }, expiring, renewalToken(deps, item))
      await deps.mails.queue(db, mail)
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

function expireItems({ db }: Pick<ExpiryDeps, 'db'>): Promise<number> {
  return inTransaction(db, async (db) => {
    const expired = await queries.expireMachines(db, atOnce)
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
