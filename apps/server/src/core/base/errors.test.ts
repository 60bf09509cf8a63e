import { coreMessages } from '@portal/contract/core/core-messages'
import { expect, test } from 'vitest'
import { isUnavailable, Refusal, refusalOf } from './errors.ts'

const failure = (code: string, message = 'x') => Object.assign(new Error(message), { code })

test.each([
  ['25006', 'the primary became a replica'],
  ['57P01', 'the server stops'],
  ['57P03', 'the server starts'],
  ['08006', 'the connection broke'],
  ['08P01', 'query_wait_timeout, says PgBouncer'],
  ['53300', 'no connection is free'],
])('%s is answered with 503 and when to come again: %s', (code) => {
  expect(isUnavailable(failure(code))).toBe(true)
  expect(refusalOf(failure(code))).toMatchObject({ entry: coreMessages.busy, retryAfter: 5 })
})

test('a row that a hung process holds is busy, without a doubt about the server', () => {
  expect(isUnavailable(failure('55P03'))).toBe(false)
  expect(refusalOf(failure('55P03'))).toMatchObject({ entry: coreMessages.busy, retryAfter: 5 })
})

test('what is a fault of ours stays unexpected', () => {
  for (const code of ['23505', '42P01', '40P01', '0A000'])
    expect(refusalOf(failure(code))).toMatchObject({ entry: coreMessages.unexpected })
  const refusal = new Refusal(coreMessages.absent)
  expect(refusalOf(refusal)).toBe(refusal)
})
