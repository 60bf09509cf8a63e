import type { AddressInfo } from 'node:net'
import type { Env } from '#core/env.ts'

/** The last lines of a start: where it answers, and outside production how to get in. */
export function welcome(env: Env, address: AddressInfo | string | null): void {
  const port = typeof address === 'object' && address ? address.port : env.PORT
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST
  const url = env.NODE_ENV === 'production' ? env.PUBLIC_URL : `http://${host}:${port}`
  process.stdout.write(`\nThe portal answers at ${url}\n`)
}
