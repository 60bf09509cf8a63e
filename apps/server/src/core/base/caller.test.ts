import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { callerOf } from './caller.ts'
import { networkOf } from './ip-addresses.ts'

test('a caller whose connection is gone has an address that limits can count by', () => {
  const gone = { ip: undefined, id: 'r1', method: 'GET', headers: {} } as unknown as FastifyRequest
  expect(networkOf(callerOf(gone).ip)).toBe('')
})
