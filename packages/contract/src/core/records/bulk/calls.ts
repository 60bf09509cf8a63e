import { type Call, call, type Writing } from '../../endpoint.ts'
import type { In, Of } from '../../fields.ts'
import { bulkMessages as area } from './messages.ts'
import type * as s from './schemas.ts'

export type BulkOutcome = Of<typeof s.BulkOutcomeSchema>
export type BulkReply = Of<typeof s.BulkReplySchema>
export type BulkUndone = Of<typeof s.BulkUndoneSchema>
type ById = In<typeof s.BulkByIdSchema>

/** The request for a bulk change: the records with these `ids`, or all that the filters match. */
export interface BulkForm {
  accion: string
  ids?: readonly (number | string)[] | null | undefined
  filtros?: unknown
  /** A trial changes nothing and returns what would happen. */
  ensayo: boolean
  /** Written to each of them, by actions that ask for it. */
  comentario?: string | undefined
  /** What they get, by actions that ask for it: a person, a day. */
  valor?: unknown
}

/** The calls that change many records of a list, and undo it. */
export interface BulkCalls {
  bulk: Call<unknown, BulkForm, BulkReply, Writing>
  undoBulk: Call<ById, unknown, BulkUndone, Writing>
}

/** Declares them; `path` is that of the record's other calls. */
export const bulkCalls = (path: string): BulkCalls => ({
  bulk: call<{ body: BulkForm; reply: BulkReply }>({ method: 'POST', path: `${path}/lote`, area }),
  undoBulk: call<{ params: ById; reply: BulkUndone }>({
    method: 'PUT',
    path: `${path}/lote/:id/deshacer`,
    area,
  }),
})
