import { isIP } from 'node:net'
import type { GrantableModule } from '@portal/contract/access/constants'
import { webhookLimits } from '@portal/contract/webhooks/constants'
import { type WebhookEvent, webhookEvents } from '@portal/contract/webhooks/events'
import { isLoopback, isLoopbackHost, isPublicAddress } from '#core/base/ip-addresses.ts'
import type { Env } from '#core/environment/env.ts'

type Setting = Pick<Env, 'NODE_ENV' | 'DEMO_PUBLIC' | 'PUBLIC_URL'>

/** Whether others reach this portal: then whoever has an account must not look around in its network by it. */
export const isReachable = ({ NODE_ENV, DEMO_PUBLIC, PUBLIC_URL }: Setting): boolean =>
  NODE_ENV === 'production' || DEMO_PUBLIC || !isLoopbackHost(new URL(PUBLIC_URL).hostname)

/** Whether a webhook may reach an address of the network: also this machine, for trials, while nobody else reaches the portal. */
export const mayReach =
  (protocol: string, isOpen: boolean) =>
  (address: string): boolean =>
    protocol === 'https:' && isPublicAddress(address) ? true : !isOpen && isLoopback(address)

/**
 * Returns a typed address in its usual form; null when a webhook may not have it: not https (of this machine also http,
 * for trials), with a user or password, or at a private address. Names are looked up when something is sent.
 */
export function addressIn(text: string, isOpen: boolean): string | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.username || url.password || !['https:', 'http:'].includes(url.protocol)) return null
  url.hash = ''
  if (!isOpen && isLoopbackHost(host)) return url.href
  if (url.protocol !== 'https:' || (!host.includes('.') && isIP(host) === 0)) return null
  return isIP(host) === 0 || isPublicAddress(host) ? url.href : null
}

/**
 * What is kept of an answer: the beginning of a text, without control characters. Anything else does not help to mend a
 * receiver.
 */
export function answerText(text: string, type: string): string {
  if (!/^($|text\/|application\/([\w.+-]+\+)?(json|xml)\b)/i.test(type)) return ''
  const plain = text.replace(/(?![\n\t])\p{Cc}/gu, '') // PostgreSQL stores no NUL
  return plain.length > webhookLimits.shownLetters ? `${plain.slice(0, webhookLimits.shownLetters)}…` : plain
}

/** Whether who holds these modules may be told of an event. */
export const maySee = (event: WebhookEvent, modules: ReadonlySet<string>): boolean =>
  webhookEvents[event].modules.some((module: GrantableModule) => modules.has(module))

const { firstRetrySeconds, retryFactor, retryHours } = webhookLimits

/**
 * Returns when to try again after the attempt with this number (from 1) failed: each wait is three times the one before,
 * and the last attempt comes 24 h after the first one. Null after that: it is given up.
 */
export function nextAttempt(first: Date, number: number, now: Date): Date | null {
  const end = first.getTime() + retryHours * 3600_000
  if (now.getTime() >= end) return null
  const wait = firstRetrySeconds * 1000 * retryFactor ** (number - 1)
  return new Date(Math.min(now.getTime() + wait, end))
}
