import { z } from 'zod'
import { type Call, call } from '../endpoint.ts'
import { type In, idField } from '../fields.ts'
import { bulkMessages as area } from './bulk-messages.ts'

/** Records that one action changes at most. */
export const mostAtOnce = 1000

/** Hours for which a change of many can be undone by the person who made it. */
export const undoHours = 24

const says = (key: keyof typeof area) => key

/** Of one record: why it is refused, or what happens to it instead. */
export const BulkOutcomeSchema = z.object({
  id: z.number(),
  nombre: z.string(),
  codigo: z.number(),
  motivo: z.string(),
  motivo_en: z.string(),
})

export const BulkReplySchema = z.object({
  /** By which it can be undone; null for a trial, and for what cannot be undone. */
  lote_id: z.number().nullable(),
  /** Changed as asked. */
  hechos: z.number(),
  /** Changed, but otherwise than asked. */
  de_otro_modo: z.array(BulkOutcomeSchema),
  rechazados: z.array(BulkOutcomeSchema),
})

export const BulkUndoneSchema = z.object({ deshechos: z.number(), rechazados: z.array(BulkOutcomeSchema) })
export const BulkByIdSchema = z.object({ id: idField(says('undoEnded')) })

export type BulkOutcome = z.output<typeof BulkOutcomeSchema>
export type BulkReply = z.output<typeof BulkReplySchema>
export type BulkUndone = z.output<typeof BulkUndoneSchema>

/** What a list is asked to do with many of its records: those of `ids`, or all that its filters leave. */
export interface BulkForm {
  accion: string
  ids?: readonly number[] | null
  filtros?: unknown
  /** A trial changes nothing and answers what would happen. */
  ensayo: boolean
}

/** The body of a change of many records; `query` is what the list itself is asked. */
export const bulkForm = <const Action extends string, Query extends z.ZodType>(
  actions: readonly [Action, ...Action[]],
  query: Query,
) =>
  z
    .object({
      accion: z.enum(actions),
      ids: z.array(idField()).min(1).max(mostAtOnce, says('tooMany')).nullable().default(null),
      filtros: query.nullable().default(null),
      ensayo: z.boolean(),
    })
    .refine(({ ids, filtros }) => (ids === null) !== (filtros === null), 'invalid')

/** The calls by which a list changes many of its records, and undoes it. */
export interface BulkCalls {
  bulk: Call<unknown, BulkForm, BulkReply>
  undoBulk: Call<In<typeof BulkByIdSchema>, unknown, BulkUndone>
}

/** Declares them; `path` is that of the record's other calls. */
export const bulkCalls = (path: string): BulkCalls => ({
  bulk: call<{ body: BulkForm; reply: BulkReply }>({ method: 'POST', path: `${path}/lote`, area }),
  undoBulk: call<{ params: In<typeof BulkByIdSchema>; reply: BulkUndone }>({
    method: 'PUT',
    path: `${path}/lote/:id/deshacer`,
    area,
  }),
})
