import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import Negotiator from 'negotiator'
import { memoized } from '../base/memo.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A rendered page. */
export interface Page {
  status: number
  headers: Record<string, string>
  text: string
}

/** A page in the cache, with what is computed once and sent many times. */
export interface CachedPage {
  status: number
  /** All headers, including those for caching. */
  headers: Record<string, string>
  bytes: Buffer
  etag: string
  packed: Partial<Record<Encoding, Packed>>
}

interface Packed {
  quick: Promise<Buffer>
  well?: Promise<Buffer>
}

export type Encoding = 'br' | 'gzip'

/** Returns the page as a cache entry. */
export function cached({ status, headers, text }: Page): CachedPage {
  const bytes = Buffer.from(text)
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const caching = status === 200 ? { etag, 'cache-control': shared } : { 'cache-control': 'no-store' }
  return { status, headers: { ...headers, vary: 'accept-encoding', ...caching }, bytes, etag, packed: {} }
}

/** Browsers and proxies may store it and revalidate each time. */
const shared = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'

/**
 * Returns the page compressed: fast for the first request, since most addresses are requested once, and well for later
 * ones: brotli 10 makes a tenth less of it than 9 in 1.4 times the time, 11 takes four times as long for a hundredth.
 */
export function packedOf({ bytes, packed }: CachedPage, encoding: Encoding): Promise<Buffer> {
  const known = packed[encoding]
  if (!known) {
    const quick = compress(bytes, encoding, 4)
    packed[encoding] = { quick }
    return quick
  }
  known.well ??= compress(bytes, encoding, encoding === 'br' ? 10 : 9)
  return known.well
}

/** `quality` 1 to 9, with brotli to 11: low for what is sent once. */
export function compress(bytes: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level: quality })
  const params = { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return brotli(bytes, { params })
}

/** Returns the best encoding that the browser accepts, or null. */
export const encodingFor = (accepted: string | undefined): Encoding | null =>
  accepted ? negotiated(accepted).encoding : null

const encodings: readonly Encoding[] = ['br', 'gzip']

/** Browsers send one of a few values. */
const negotiated = memoized({ max: 100, longest: 200 }, (accepted) => {
  const taken = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([...encodings])
  return { encoding: encodings.find((encoding) => taken.includes(encoding)) ?? null }
})
