import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { compile } from '@fastify/proxy-addr'

/**
 * Names requests: by the `X-Request-Id` of a proxy that is trusted, so that its log and ours speak of one request, else by
 * a new id. What a visitor sends directly counts for nothing.
 */
export function requestIds(trusted: boolean | string | readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = trustOf(trusted)
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const isUsable = typeof given === 'string' && /^[\w.:=+/-]{8,100}$/.test(given)
    return isUsable && isTrusted(socket.remoteAddress ?? '') ? given : randomUUID()
  }
}

/** As Fastify decides whose `X-Forwarded-For` counts. */
const trustOf = (trusted: boolean | string | readonly string[]): ((address: string) => boolean) => {
  if (typeof trusted === 'boolean') return () => trusted
  const isTrusted = compile([trusted].flat())
  return (address) => isTrusted(address, 0)
}
