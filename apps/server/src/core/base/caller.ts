import type { FastifyRequest } from 'fastify'
import type { Caller } from './actor.ts'

/** Where a request comes from, as far as services may know. */
export const callerOf = ({ ip, id, method, headers }: FastifyRequest): Caller => ({
  ip,
  requestId: id,
  agent: headers['user-agent'] ?? '',
  ...(method === 'HEAD' && { asksForHeaders: true }),
})
