import { createHmac, randomInt } from 'node:crypto'
import type { Limit } from '@portal/contract/core/endpoint'
import { pinLimits } from '@portal/contract/core/limits'
import type { Message } from '@portal/contract/core/messages'
import type { Anyone } from '../../base/actor.ts'
import { Refusal } from '../../base/errors.ts'
import { isSameSecret } from '../../base/secrets.ts'
import { type Db, inTransaction } from '../../database/database.ts'
import { record } from '../../database/record.ts'
import { refuseBeyond, uncount } from '../../door/rate-limits.ts'
import * as queries from './queries.ts'
import { type PinRefusal, type PinVerdict, refusalToIssue, verdictOn } from './rules.ts'

/** Wrong PINs of one network address, for any purpose (rule pins/network-limit). */
const wrongPinsPerAddress: Limit = {
  name: 'pin-wrong-ip',
  max: pinLimits.wrongTriesPerHourAndAddress,
  seconds: 3600,
}

interface PinDeps {
  db: Db
  secrets: { readonly pin: string }
  /** The time zone whose midnight begins the day of the daily limits; by default that of the house. */
  dayZone?: string | null
}

/**
 * Who requests or tries a PIN, and for what. Limits count by purpose and address, with or without an account, so they
 * reveal nothing (rule access/one-answer).
 */
export interface Asking {
  by: Anyone
  purpose: string
  email: string
  /** Wrong tries over all PINs after which the day is blocked; null counts per PIN only. */
  wrongTriesPerDay: number | null
  /** Called in the transaction when the daily limit is reached: someone may be guessing. */
  warn?: (db: Db) => Promise<void>
}

export interface IssuedPin {
  pinId: number
  pin: string
  expiresAt: Date
}

export const isIssued = (outcome: IssuedPin | PinRefusal): outcome is IssuedPin => 'pin' in outcome

/**
 * Creates a PIN inside the caller's transaction, or returns why not; commit in both cases, since the owner may have
 * been warned. One that is not `isValid` is counted, but no typed PIN matches it.
 */
export async function issuePin(
  db: Db,
  { secrets, dayZone = null }: Omit<PinDeps, 'db'>,
  asking: Asking,
  isValid: boolean,
): Promise<IssuedPin | PinRefusal> {
  const key = keyOf(asking)
  await queries.lockPins(db, key)
  const refusal = refusalToIssue(await queries.getPinUse(db, key, dayZone), asking.wrongTriesPerDay)
  if (refusal) {
    if (refusal.says === 'dailyLimit') await asking.warn?.(db)
    return refusal
  }
  const pin = String(randomInt(10 ** pinLimits.digits)).padStart(pinLimits.digits, '0')
  const row = await queries.insertPin(db, key, isValid ? hashOf(secrets.pin, key, pin) : null)
  await record(db, asking.by, { action: 'pins.requested', entity: 'pin', id: row.id, after: key })
  return { pinId: row.id, pin, expiresAt: row.vence_en }
}

/** The message for each verdict on a typed PIN. */
export type PinMessages = Readonly<Record<Exclude<PinVerdict, 'right'>, Message>>

/**
 * Runs `work` in one transaction with a correct PIN, which is used up. Returns what `work` returns. Throws the entry of
 * `says` for any other PIN; a wrong one is counted for itself, the day and the network address. `prepare` may refuse
 * before the PIN is checked.
 */
export async function withPin(
  { db, secrets, dayZone = null }: PinDeps,
  asking: Asking,
  typed: string,
  says: PinMessages,
  work: (db: Db) => Promise<Message | null>,
  prepare: (db: Db) => Promise<Message | null> = async () => null,
): Promise<void> {
  const { ip } = asking.by
  // Counted before the PIN is checked: concurrent guesses cannot pass the limit together.
  await refuseBeyond(db, wrongPinsPerAddress, ip)
  const refusal = await inTransaction(db, async (db) => {
    const before = await prepare(db)
    if (before) return new Refusal(before)
    const { verdict, retryAfter } = await judge(db, { secret: secrets.pin, dayZone }, asking, typed)
    if (verdict !== 'right') return new Refusal(says[verdict], verdict === 'dailyLimit' ? { retryAfter } : {})
    const entry = await work(db)
    return entry && new Refusal(entry)
  })
  if (refusal?.entry !== says.wrong) await uncount(db, wrongPinsPerAddress, ip)
  // Thrown after the commit: inside, the count of wrong tries would be rolled back.
  if (refusal) throw refusal
}

async function judge(
  db: Db,
  { secret, dayZone }: { secret: string; dayZone: string | null },
  asking: Asking,
  typed: string,
) {
  const key = keyOf(asking)
  await queries.lockPins(db, key)
  const use = await queries.getPinUse(db, key, dayZone)
  const pin = await queries.getLastPin(db, key)
  const isRight = (hash: string) => isSameSecret(hash, hashOf(secret, key, typed))
  const verdict = verdictOn(pin, use, isRight, asking.wrongTriesPerDay)
  if (pin && verdict === 'right') await queries.markUsed(db, pin.id)
  if (pin && verdict === 'wrong') {
    await queries.countWrongTry(db, key, pin.id, dayZone)
    await record(db, asking.by, { action: 'pins.wrong', entity: 'pin', id: pin.id, after: key })
    const isLimit = asking.wrongTriesPerDay !== null && use.wrongToday + 1 >= asking.wrongTriesPerDay
    if (isLimit) await asking.warn?.(db)
  }
  return { verdict, retryAfter: use.secondsToMidnight }
}

/** Returns when the last PIN expires and when another may be requested; null for never or now. */
export async function pinState(
  db: Db,
  asking: Pick<Asking, 'purpose' | 'email'>,
): Promise<{ endsAt: Date | null; nextAt: Date | null }> {
  const pin = await queries.getPinTimes(db, keyOf(asking))
  return { endsAt: pin?.ends_at ?? null, nextAt: pin?.next_at ?? null }
}

/**
 * Sends the mail of a new PIN after the commit. Throws `failed` when it was not sent; then its owner may ask for another
 * at once. It stays valid, since the mail server may have taken it all the same.
 */
export async function sendPinMail(
  { db, mails }: { db: Db; mails: { sendNow(id: number): Promise<boolean> } },
  { mailId, pinId }: { mailId: number; pinId: number },
  failed: Message,
): Promise<void> {
  if (await mails.sendNow(mailId)) return
  await queries.markUnsent(db, pinId)
  throw new Refusal(failed)
}

/** Invalidates the PINs mailed for a purpose. */
export const endPins = (db: Db, asking: Pick<Asking, 'purpose' | 'email'>): Promise<void> =>
  queries.endPins(db, keyOf(asking))

const keyOf = ({ purpose, email }: Pick<Asking, 'purpose' | 'email'>): queries.PinKey => ({
  purpose,
  email: email.toLowerCase(),
})

/** Bound to purpose and address, so that a PIN is valid for nothing else. */
const hashOf = (secret: string, { purpose, email }: queries.PinKey, pin: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${email}\n${pin}`).digest('base64url')
