import { createHmac, randomBytes } from 'node:crypto'
import { sealer } from '#core/identity/sealer.ts'

const start = 'whsec_'

/** How secrets are stored. */
export const { seal, open } = sealer('webhook')

/** Returns a new secret of 256 bits, in the form of Standard Webhooks. */
export const newWebhookSecret = (): string => start + randomBytes(32).toString('base64')

interface Signed {
  id: string
  /** Seconds since 1970. */
  timestamp: number
  body: string
}

/** Returns the signatures of a message by each secret, as Standard Webhooks separates them. */
export const signaturesOf = (secrets: readonly string[], { id, timestamp, body }: Signed): string =>
  secrets
    .map((secret) => Buffer.from(secret.slice(start.length), 'base64'))
    .map((key) => `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`)
    .join(' ')
