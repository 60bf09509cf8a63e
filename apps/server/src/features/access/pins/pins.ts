import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { pinLimits } from '@portal/contract/core/limits'
import type { Message } from '@portal/contract/core/messages'
import type { Anyone } from '#core/actor.ts'
import { type Db, inTransaction } from '#core/database.ts'
import { Refusal } from '#core/errors.ts'
import { type Limit, refuseBeyond, takeBack } from '#core/limits.ts'
import type { Language } from '#core/mail-layout.ts'
import { record } from '#core/record.ts'
import { dailyLimitMail } from '../mails.ts'
import type { AccessParts } from '../parts.ts'
import * as queries from './queries.ts'
import { type PinRefusal, type PinVerdict, refusalToIssue, verdictOn } from './rules.ts'

/** Wrong PINs of one network address, whatever the account (rule C7). */
const wrongPinsPerAddress: Limit = {
  name: 'pin-wrong-ip',
  max: pinLimits.wrongTriesPerHourAndAddress,
  seconds: 3600,
}

/** PINs that one network address may ask for: they are mailed to strangers. */
export const requestsPerAddress: Limit = { name: 'pin-request-ip', max: 30, seconds: 3600 }

type PinParts = Pick<AccessParts, 'db' | 'mails' | 'env' | 'secrets'>

/** Who asks or tries, about which address. Limits count by address, registered or not, so they reveal nothing (decision 5). */
interface Asking {
  by: Anyone
  purpose: queries.PinKey['purpose']
  email: string
  language: Language
}

export interface IssuedPin {
  pin: string
  expiresAt: Date
}

export const isIssued = (outcome: IssuedPin | PinRefusal): outcome is IssuedPin => 'pin' in outcome

/**
 * Makes a PIN inside the caller's transaction, or answers why not; then the owner has been told of the daily limit,
 * so commit all the same. One that is not `isValid` only looks like one: it is counted, and nothing typed fits it.
 */
export async function issuePin(
  db: Db,
  parts: PinParts,
  asking: Asking,
  isValid: boolean,
): Promise<IssuedPin | PinRefusal> {
  const key = keyOf(asking)
  await queries.lockPins(db, key)
  const refusal = refusalToIssue(await queries.getPinUse(db, key))
  if (refusal) {
    if (refusal.says === 'dailyLimit') await warnOwner(db, parts, asking)
    return refusal
  }
  const pin = String(randomInt(10 ** pinLimits.digits)).padStart(pinLimits.digits, '0')
  const row = await queries.insertPin(db, key, isValid ? hashOf(parts.secrets.pin, key, pin) : null)
  await record(db, asking.by, { action: 'access.pinRequested', entity: 'pin', id: row.id, after: key })
  return { pin, expiresAt: row.vence_en }
}

/** What each verdict on a typed PIN says in the area of its call. */
export type PinMessages = Readonly<Record<Exclude<PinVerdict, 'right'>, Message>>

/**
 * Does `work` with a right PIN, which is used up by it, in one transaction. Throws what `says` names for any other, and
 * what `work` answers; a wrong PIN is counted for itself, the day and the network address before.
 */
export async function withPin(
  parts: PinParts,
  asking: Asking,
  typed: string,
  says: PinMessages,
  work: (db: Db) => Promise<Message | null>,
): Promise<void> {
  const { ip } = asking.by
  // Counted before the PIN is looked at: guesses that arrive together cannot pass the limit together.
  await refuseBeyond(parts.db, wrongPinsPerAddress, ip)
  const refusal = await inTransaction(parts.db, async (db) => {
    const { verdict, retryAfter } = await judge(db, parts, asking, typed)
    if (verdict !== 'right') return new Refusal(says[verdict], verdict === 'dailyLimit' ? { retryAfter } : {})
    const entry = await work(db)
    return entry && new Refusal(entry)
  })
  if (refusal?.entry !== says.wrong) await takeBack(parts.db, wrongPinsPerAddress, ip)
  // Thrown after the commit: inside, the count of wrong tries would be rolled back.
  if (refusal) throw refusal
}

async function judge(db: Db, parts: PinParts, asking: Asking, typed: string) {
  const key = keyOf(asking)
  await queries.lockPins(db, key)
  const use = await queries.getPinUse(db, key)
  const pin = await queries.getLastPin(db, key)
  const verdict = verdictOn(pin, use, (hash) => isSame(hash, hashOf(parts.secrets.pin, key, typed)))
  if (pin && verdict === 'right') await queries.markUsed(db, pin.id)
  if (pin && verdict === 'wrong') {
    await queries.countWrongTry(db, key, pin.id)
    await record(db, asking.by, { action: 'access.pinWrong', entity: 'pin', id: pin.id, after: key })
    if (use.wrongToday + 1 >= pinLimits.wrongTriesPerDay) await warnOwner(db, parts, asking)
  }
  return { verdict, retryAfter: use.secondsToMidnight }
}

/** Somebody may be guessing: the owner of the address hears of it once a day for each purpose. */
async function warnOwner(db: Db, { mails, env }: PinParts, { purpose, email, language }: Asking): Promise<void> {
  const mail = dailyLimitMail(env.PUBLIC_URL, { to: email, language, purpose })
  if (!(await queries.isMailedToday(db, email.toLowerCase(), mail.reason))) await mails.queue(db, mail)
}

const keyOf = ({ purpose, email }: Asking): queries.PinKey => ({ purpose, email: email.toLowerCase() })

/** Bound to purpose and address, so that no PIN fits anything else. */
const hashOf = (secret: string, { purpose, email }: queries.PinKey, pin: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${email}\n${pin}`).digest('base64url')

const isSame = (hash: string, other: string) =>
  hash.length === other.length && timingSafeEqual(Buffer.from(hash), Buffer.from(other))
