import { describe, expect, test } from 'vitest'
import { bucketProblem, startFailure } from './start-failure.ts'

const failing = (message: string, more: object = {}) => Object.assign(new Error(message), more)

describe('a start that failed', () => {
  test.each([
    [failing('write', { code: 'ENOSPC' }), /^write\nThe disk is full/],
    [failing('could not extend file', { code: '53100' }), /The disk is full/],
    [failing('PostgreSQL did not start:\nFATAL: No space left on device'), /The disk is full/],
    [
      failing('The migration 0210-x failed', { cause: failing('x', { code: '53100' }) }),
      /^The migration 0210-x[\s\S]*disk is full/,
    ],
    [
      failing('self-signed certificate', { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
      /not trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\)/,
    ],
    [
      new AggregateError([failing('connect ECONNREFUSED ::1:5432', { code: 'ECONNREFUSED' })]),
      /^connect ECONNREFUSED ::1:5432$/,
    ],
    [failing('anything else'), /^anything else$/],
    ['a text', /^a text$/],
  ])('%s says what to do', (error, said) => {
    expect(startFailure(error)).toMatch(said)
  })
})

describe('a bucket at the start', () => {
  const env = { S3_BUCKET: 'portal', S3_ENDPOINT: 'https://s3.example.com' }
  const wrapped = (inner: Error) => failing('cannot write', { cause: inner })

  test.each([
    [
      'that does not exist',
      wrapped(failing('x', { name: 'NoSuchBucket' })),
      'no bucket "portal" at https://s3.example.com',
    ],
    [
      'that the key may not use',
      wrapped(failing('x', { $metadata: { httpStatusCode: 403 } })),
      'S3_ACCESS_KEY_ID may not',
    ],
    ['with a strange certificate', wrapped(failing('x', { code: 'CERT_HAS_EXPIRED' })), 'is not trusted'],
  ])('%s is refused', (_, error, said) => {
    expect(bucketProblem(error, env)).toContain(said)
  })

  test('that is away for now is no reason not to start', () => {
    expect(bucketProblem(wrapped(failing('connect', { code: 'ECONNREFUSED' })), env)).toBeNull()
    expect(bucketProblem(wrapped(failing('x', { $metadata: { httpStatusCode: 503 } })), env)).toBeNull()
  })
})
