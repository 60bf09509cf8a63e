import { z } from 'zod'
import { idField } from '../../fields.ts'
import type { bulkMessages } from './messages.ts'

/** Records that one action changes at most. */
export const mostAtOnce = 1000

/** Hours for which a change of many can be undone by the person who made it. */
export const undoHours = 24

const says = (key: keyof typeof bulkMessages) => key

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
