import { createHmac } from 'node:crypto'
import { isSameSecret } from '#core/base/secrets.ts'
import type { Env } from '#core/environment/env.ts'
import { addressOf } from '#core/mail/lines.ts'
import type { MailReport } from '#core/mail/returned/report.ts'

/** Carries the mark of a recipient in their mail, as its return address and its message id do. */
export const markHeader = 'X-Recipient-Mark'

const pattern = /(?<![0-9a-z])([0-9a-z]{1,11})-([0-9a-f]{24})(?![0-9a-f])/g
const mostTried = 20

/** Lower case and short: mail servers change the case of addresses and allow 64 letters before the @. */
const signed = (secret: string, id: number) =>
  createHmac('sha256', secret).update(`difusion-devuelto:${id}`).digest('hex').slice(0, 24)

/** Returns the mark of a recipient, by which a report about their mail is recognized: only we can make it. */
export const markOf = (secret: string, id: number): string => `${id.toString(36)}-${signed(secret, id)}`

/** Where reports about broadcasts go; undefined when nobody reads them there. */
export function returnAddress({
  BOUNCE_IMAP_URL,
  BOUNCE_ADDRESS,
  MAIL_FROM,
}: Pick<Env, 'BOUNCE_IMAP_URL' | 'BOUNCE_ADDRESS' | 'MAIL_FROM'>): string | undefined {
  if (!BOUNCE_IMAP_URL) return undefined
  const user = decodeURIComponent(new URL(BOUNCE_IMAP_URL).username)
  return BOUNCE_ADDRESS ?? (/^[^\s<>@]+@[^\s<>@]+$/.test(user) ? user : addressOf(MAIL_FROM))
}

/** Writes a mark into an address: `name+mark@host` (VERP). */
export const marked = (address: string, mark: string): string => address.replace(/@(?=[^@]*$)/, `+${mark}@`)

/** Returns the recipient that a report is about, or null when it bears no mark of ours. */
export function markedRecipient(secret: string, { to, original }: MailReport): number | null {
  const places = [...to, original[markHeader.toLowerCase()], original['message-id'], original['return-path']]
  const found = places.flatMap((text = '') => [...text.toLowerCase().matchAll(pattern)]).slice(0, mostTried)
  for (const [, digits = '', signature = ''] of found) {
    const id = Number.parseInt(digits, 36)
    if (Number.isSafeInteger(id) && isSameSecret(signature, signed(secret, id))) return id
  }
  return null
}
