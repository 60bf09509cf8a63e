import { z } from 'zod'
import { idField } from '../../fields.ts'
import { bulkLimits } from '../../limits.ts'
import type { bulkMessages } from './messages.ts'

const says = (key: keyof typeof bulkMessages) => key

/** Why a record is refused, or what is done to it instead. */
export const BulkOutcomeSchema = z.object({
  id: z.number(),
  nombre: z.string(),
  codigo: z.number(),
  motivo: z.string(),
  motivo_en: z.string(),
})

export const BulkReplySchema = z.object({
  /** The id for undoing; null for a trial, and for a change without undo. */
  lote_id: z.number().nullable(),
  /** Number of records changed as requested. */
  hechos: z.number(),
  /** Records that were changed in another way. */
  de_otro_modo: z.array(BulkOutcomeSchema),
  rechazados: z.array(BulkOutcomeSchema),
})

export const BulkUndoneSchema = z.object({ deshechos: z.number(), rechazados: z.array(BulkOutcomeSchema) })
export const BulkByIdSchema = z.object({ id: idField(says('undoEnded')) })

/**
 * Returns the body of a bulk change; `query` is the list's own query, `commented` the actions that need a comment,
 * `valued` those that need a value, with its field.
 */
export const bulkForm = <const Action extends string, Query extends z.ZodType>(
  actions: readonly [Action, ...Action[]],
  query: Query,
  commented: readonly Action[] = [],
  valued: Readonly<Record<string, z.ZodType>> = {},
) =>
  z
    .object({
      accion: z.enum(actions),
      ids: z.array(idField()).min(1).max(bulkLimits.records, says('tooMany')).nullable().default(null),
      filtros: query.nullable().default(null),
      ensayo: z.boolean(),
      comentario: z.string().trim().max(bulkLimits.comment).default(''),
      valor: z.unknown().default(null),
    })
    .refine(({ ids, filtros }) => (ids === null) !== (filtros === null), 'invalid')
    .refine(
      ({ accion, ensayo, comentario }) =>
        ensayo || comentario !== '' || !commented.some((name: string) => name === accion),
      { path: ['comentario'], error: 'invalid' },
    )
    .transform((asked, context) => {
      const field = valued[asked.accion]
      const read = field?.safeParse(asked.valor)
      if (read?.success === false) context.addIssue({ code: 'custom', path: ['valor'], message: 'invalid' })
      return { ...asked, valor: read?.success ? read.data : null }
    })
