import { broadcastLimits } from '@portal/contract/broadcasts/constants'
import { LinkStatus, ReviewPoint, ReviewStatus } from '@portal/contract/broadcasts/states'

/** One language: how many read it, and its text. */
interface Part {
  readers: number
  isEmpty: boolean
  hasEmptyRow: boolean
}
interface Reviewed {
  counts: { total: number; omitidos: number }
  parts: readonly Part[]
  bytes: number
  links: readonly { estado: LinkStatus }[]
}

const { good, warning, red } = ReviewStatus

/** Returns the points of a review; a red one keeps the broadcast from being sent. */
export function pointsOf({ counts, parts, bytes, links }: Reviewed) {
  const read = parts.filter(({ readers }) => readers > 0)
  const isMissing = read.some(({ isEmpty }) => isEmpty)
  const isHalf = parts.some(({ isEmpty }) => isEmpty)
  const isEmpty = parts.every(({ isEmpty }) => isEmpty)
  const hasRows = read.some(({ hasEmptyRow }) => hasEmptyRow)
  const worst = (status: LinkStatus) => links.some(({ estado }) => estado === status)
  return [
    { clave: ReviewPoint.recipients, estado: counts.total > 0 ? good : red },
    { clave: ReviewPoint.omitted, estado: counts.omitidos > 0 ? warning : good },
    { clave: ReviewPoint.languages, estado: isMissing ? red : isHalf ? warning : good },
    { clave: ReviewPoint.body, estado: isEmpty || hasRows ? red : good },
    { clave: ReviewPoint.size, estado: isTooLarge(bytes) ? red : good },
    {
      clave: ReviewPoint.links,
      estado: worst(LinkStatus.broken) ? red : worst(LinkStatus.unchecked) ? warning : good,
    },
  ]
}

export const isTooLarge = (bytes: number): boolean => bytes > broadcastLimits.bytes

/** Bytes of a mail as it is sent: files travel as base64 in lines of 76 letters. */
export const mailBytes = (text: number, files: readonly { bytes: number }[]): number =>
  text + files.reduce((sum, { bytes }) => sum + Math.ceil(bytes / 57) * 78, 0)
