/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Returns the part of a file that a Range header asks for; null for the whole file: without the header, with one that
 * this server does not know, and with several parts. `none` when the file has no such part (416).
 */
export function byteRangeOf(header: string | undefined, bytes: number): ByteRange | null | 'none' {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '')
    return Number(last) === 0 || bytes === 0 ? 'none' : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 }
  const start = Number(first)
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (last !== '' && Number(last) < start) return null // not a range (RFC 9110): as if there were none
  return start >= bytes ? 'none' : { start, end }
}

/** Whether `If-Range` names this version of the file, or is absent: otherwise the whole file is sent. */
export const isSameVersion = (ifRange: string | undefined, etag: string): boolean =>
  ifRange === undefined || ifRange.trim() === etag
