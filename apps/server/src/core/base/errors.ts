import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message } from '@portal/contract/core/messages'

interface Details {
  /** Field name to catalogue number, for a form. */
  fields?: Record<string, number>
  /** What the answer carries beside the message, such as the state another person left. */
  data?: unknown
  /** Seconds after which asking again makes sense. */
  retryAfter?: number
  cause?: unknown
}

/** A refusal that the catalogue foresees. Anything else that is thrown is a bug or a failure of something we depend on. */
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

/** A refusal that is shown beside one field of a form. */
export const fieldRefusal = (field: string, entry: Message, cause?: unknown): Refusal =>
  new Refusal(entry, { fields: { [field]: entry.code }, cause })

/** What a rule refuses, and beside which field, if any, it is shown. */
export interface Refused {
  entry: Message
  field?: string
}

/** Throws what a rule refused. */
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
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
])
const awayTexts = /terminated unexpectedly|timeout exceeded when trying to connect|connection terminated|not queryable/i

/** The database is starting, stopping, full of connections or cut off: the same question may succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return awayCodes.has(code ?? '') || awayTexts.test(message ?? '')
}

/** The disk or quota of the database or of the file store is full. */
export function isFull(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100'
}

/** PostgreSQL's unique violation, optionally of one constraint or index. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const { code, constraint: broken } = error as { code?: string; constraint?: string }
  return code === '23505' && (constraint === undefined || broken === constraint)
}

/** PostgreSQL's foreign key violation, optionally of one constraint: a row that is named does not exist, or is still named by others. */
export function isReferenced(error: unknown, constraint?: string): boolean {
  const { code, constraint: broken } = error as { code?: string; constraint?: string }
  return code === '23503' && (constraint === undefined || broken === constraint)
}

/** Any rule of the tables themselves: uniqueness, references, checks, what may not be empty. */
export function isViolation(error: unknown): boolean {
  return String((error as { code?: string }).code).startsWith('23')
}

/** What the caller is told of anything that was thrown: the refusal itself, "busy" for a database or disk that is away, else "unexpected". */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isUnavailable(error)) return new Refusal(coreMessages.busy, { retryAfter: 5, cause: error })
  if (isFull(error)) return new Refusal(coreMessages.busy, { retryAfter: 60, cause: error })
  return new Refusal(coreMessages.unexpected, { cause: error })
}
