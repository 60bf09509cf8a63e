import type { FastifyRequest } from 'fastify'
import type { Caller } from './actor.ts'

/** Returns what services may know about the origin of a request. */
export const callerOf = ({ ip, id, method, headers }: FastifyRequest): Caller => ({
  ip: ip ?? '', // whoever has gone meanwhile has no address any more
  requestId: id,
  agent: headers['user-agent'] ?? '',
  ...(method === 'HEAD' && { asksForHeaders: true }),
})
