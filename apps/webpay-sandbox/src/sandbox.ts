import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Courier } from './buyer/courier.ts'
import type { Merchant } from './merchants.ts'
import type { Holds } from './rest/holds.ts'
import type { SandboxDb } from './state/tables.ts'

/** What every part of the sandbox works with. */
export interface Sandbox {
  db: SandboxDb
  merchants: readonly Merchant[]
  apiKey: string
  /** The name on the payment page. */
  shopName: string
  newToken(): string
  /** Where buyers reach the sandbox, without a slash at the end. */
  baseUrl(request: FastifyRequest): string
  /** The same as a path, for links between its pages. */
  basePath: string
  courier: Courier
  holds: Holds
  log: FastifyBaseLogger
}

/** 64 characters; the provider's begin like this. */
export const randomToken = () => `01ab${Buffer.from(crypto.getRandomValues(new Uint8Array(30))).toString('hex')}`
