import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message } from '@portal/contract/core/messages'

interface Details {
  /** Field name to catalogue number, for a form. */
  fields?: Record<string, number>
  /** Data to send with the message, such as the current row after a conflict. */
  data?: unknown
  /** Seconds after which a retry makes sense. */
  retryAfter?: number
  cause?: unknown
}

/** An expected refusal, with its catalogue entry. Anything else thrown is a bug or a failure of a dependency. */
export class Refusal extends Error {
  readonly entry: Message
  readonly fields: Record<string, number>
  readonly data: unknown
  readonly retryAfter: number | undefined

  constructor(entry: Message, { fields = {}, data = null, retryAfter, cause }: Details = {}) {
    super(entry.en, { cause })
    this.entry = entry
    this.fields = fields
    this.data = data
    this.retryAfter = retryAfter
  }
}

/** Returns a refusal that is shown at one field of a form. */
export const fieldRefusal = (field: string, entry: Message, cause?: unknown): Refusal =>
  new Refusal(entry, { fields: { [field]: entry.code }, cause })

/** The refusal of a rule, and the field it is shown at, if any. */
export interface Refused {
  entry: Message
  field?: string
}

/** Throws the refusal of a rule, if there is one. */
export function refuseIf(refused: Refused | null): void {
  if (refused) throw refused.field ? fieldRefusal(refused.field, refused.entry) : new Refusal(refused.entry)
}

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  '53300',
  '57P01',
  '57P02',
  '57P03',
])
const awayTexts =
  /query read timeout|terminated unexpectedly|timeout exceeded when trying to connect|connection terminated|not queryable/i

/** Whether a server refuses to write because it is a replica, or became one. */
export function isReadOnly(error: unknown): boolean {
  return (error as { code?: string }).code === '25006'
}

/**
 * Whether the database is starting, stopping, read-only after a failover, out of connections or cut off (class 08, which
 * poolers use too): a retry may succeed.
 */
export function isUnavailable(error: unknown): boolean {
  const { code = '', message } = error as { code?: string; message?: string }
  return isReadOnly(error) || awayCodes.has(code) || /^08...$/.test(code) || awayTexts.test(message ?? '')
}

/** Whether another transaction held a row for too long, as that of a process that hangs does. */
function isLocked(error: unknown): boolean {
  return (error as { code?: string }).code === '55P03'
}

/** Whether the disk or quota of the database or of the file store is full. */
export function isFull(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100'
}

/** Whether PostgreSQL reports a unique violation, optionally of one constraint or index. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const { code, constraint: broken } = error as { code?: string; constraint?: string }
  return code === '23505' && (constraint === undefined || broken === constraint)
}

/**
 * Whether PostgreSQL reports a foreign key violation, optionally of one constraint: a referenced row does not exist, or
 * the row is still referenced.
 */
export function isReferenced(error: unknown, constraint?: string): boolean {
  const { code, constraint: broken } = error as { code?: string; constraint?: string }
  return code === '23503' && (constraint === undefined || broken === constraint)
}

/** Whether any constraint of the tables failed: unique, foreign key, check or not null. */
export function isViolation(error: unknown): boolean {
  return String((error as { code?: string }).code).startsWith('23')
}

/**
 * Returns the refusal to send for anything thrown: itself, "busy" when the database, a row or the disk is unavailable, otherwise
 * "unexpected".
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isUnavailable(error) || isLocked(error)) return new Refusal(coreMessages.busy, { retryAfter: 5, cause: error })
  if (isFull(error)) return new Refusal(coreMessages.busy, { retryAfter: 60, cause: error })
  return new Refusal(coreMessages.unexpected, { cause: error })
}
