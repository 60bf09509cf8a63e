import type { Env } from '../environment/env.ts'

const certificateCodes = new Set([
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])
const fullDiskCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** An error with the errors that led to it, the outermost first. */
function chainOf(error: unknown): (Error & { code?: string; $metadata?: { httpStatusCode?: number } })[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  return [error, ...chainOf(inner)]
}

/** What an operator can do about an error, beyond its own words; undefined when only its words say something. */
function adviceOf(error: unknown): string | undefined {
  const chain = chainOf(error)
  const has = (codes: ReadonlySet<string>) => chain.find(({ code }) => code !== undefined && codes.has(code))
  if (has(fullDiskCodes) || chain.some(({ message }) => /No space left on device/.test(message)))
    return 'The disk is full: make room, then start again.'
  const untrusted = has(certificateCodes)
  return (
    untrusted &&
    `The certificate of the other side is not trusted (${untrusted.code}): NODE_EXTRA_CA_CERTS names a file with whoever signed it.`
  )
}

/** The words of an error; Node gives an error of several addresses none of its own. */
export function wordsOf(error: unknown): string {
  const words = chainOf(error).flatMap(({ message, code }) => message || code || [])
  return words[0] ?? String(error)
}

/** What a start that failed says: the cause, and what to do where that is known. */
export function startFailure(error: unknown): string {
  const advice = adviceOf(error)
  return advice ? `${wordsOf(error)}\n${advice}` : wordsOf(error)
}

/** What is wrong with the bucket, or null when it may only be away for now, which is no reason not to start. */
export function bucketProblem(error: unknown, env: Pick<Env, 'S3_BUCKET' | 'S3_ENDPOINT'>): string | null {
  const chain = chainOf(error)
  const at = env.S3_ENDPOINT ? ` at ${env.S3_ENDPOINT}` : ''
  if (chain.some(({ name }) => name === 'NoSuchBucket')) return `S3_BUCKET: there is no bucket "${env.S3_BUCKET}"${at}`
  if (chain.some(({ $metadata }) => $metadata?.httpStatusCode === 403 || $metadata?.httpStatusCode === 401))
    return `S3_ACCESS_KEY_ID may not use the bucket "${env.S3_BUCKET}"${at}: check the key and its secret`
  if (chain.some(({ code }) => code !== undefined && certificateCodes.has(code)))
    return `S3_ENDPOINT: ${startFailure(error)}`
  return null
}
