import type { z } from 'zod'
import { call, type ServedCall, type Terms, type Writing } from '../endpoint.ts'
import { EmptySchema } from '../fields.ts'
import type { Message, Messages } from '../messages.ts'
import { bulkCalls, type Described, type ServedBulkCalls, type Who } from './bulk/calls.ts'
import { SavedSchema } from './schemas.ts'

/** The result of `recordSchemas`, as far as calls need it. */
export interface RecordSchemas {
  ById: z.ZodType<{ id: number }>
  ListQuery: z.ZodType
  Row: z.ZodType
  List: z.ZodType
  Form: z.ZodType<object, object>
  Update: z.ZodType<object, object>
  Saved: typeof SavedSchema
  /** The form of a bulk change. */
  Bulk: z.ZodType
}

/** A schema with its types, which a property of type `S` would lose. */
type Typed<S extends z.ZodType> = z.ZodType<z.output<S>, z.input<S>>

/** The calls that every record has. */
export interface RecordCalls<S extends RecordSchemas> extends ServedBulkCalls<S['Bulk']> {
  list: ServedCall<Described & { params: Typed<S['ListQuery']>; reply: Typed<S['List']> }, 'GET'>
  save: ServedCall<Described & { body: Typed<S['Form']>; reply: typeof SavedSchema }, Writing>
  update: ServedCall<
    Described & { params: Typed<S['ById']>; body: Typed<S['Update']>; reply: typeof SavedSchema },
    Writing
  >
  remove: ServedCall<Described & { params: Typed<S['ById']>; reply: typeof EmptySchema }, Writing>
  /** Only carries types; never present at run time. */
  is?: S
}

/** The refusals of a record, by the names of its area. */
export interface RecordMessages {
  absent: Message
  insufficientHierarchy: Message
  /** The id is invalid. */
  notRecognized?: Message
  /** The record is in use and cannot be deleted, */
  inUse?: Message
  /** or was only deactivated. */
  onlyDeactivated?: Message
  /** Unexpected failure of the list, */
  unexpected?: Message
  /** of saving, */
  notSaved?: Message
  /** of updating, when it differs from that of saving, */
  notUpdated?: Message
  /** and of deleting. */
  notDeleted?: Message
}

interface Declared {
  /** The path before `/list`, `/save`, `/update/:id`, `/delete/:id` and `/lote`. */
  path: string
  area: Messages
  /** The message of each success. */
  done: Record<'saved' | 'updated' | 'deleted', Message>
  /** The forms contain files. */
  multipart?: true
}

interface RecordTerms<S> extends Who, Pick<Terms, 'files'> {
  /** What one record and many are called, in the summaries. */
  one: string
  many: string
  schemas: S
  /** The messages of unexpected failures, by name. */
  failed?: Pick<RecordMessages, 'unexpected' | 'notSaved' | 'notUpdated' | 'notDeleted'>
  /** Deleting asks for a proof of identity of who has a second factor. */
  deletionAsksProof?: boolean
}

/**
 * Declares the calls of a record: `recordCalls({ path, area, done }, { access, schemas, failed })`. Special calls stand
 * next to them.
 */
export function recordCalls<S extends RecordSchemas>(
  { path, area, done, multipart }: Declared,
  { one, many, schemas, failed = {}, files, deletionAsksProof, ...who }: RecordTerms<S>,
): RecordCalls<S> {
  const { unexpected, notSaved, notUpdated, notDeleted } = failed
  const form = multipart && { multipart }
  const saving = { ...who, ...(files && { files }), budget: 'saving' } as const
  const otherwise = (entry: Message | undefined) => entry && { failed: entry }
  return {
    list: call(
      { method: 'GET', path: `${path}/list`, area },
      { ...who, summary: `Lists ${many}`, params: schemas.ListQuery, reply: schemas.List, ...otherwise(unexpected) },
    ),
    save: call(
      { method: 'POST', path: `${path}/save`, area, done: done.saved, ...form },
      { ...saving, summary: `Creates: ${one}`, body: schemas.Form, reply: SavedSchema, ...otherwise(notSaved) },
    ),
    update: call(
      { method: 'PUT', path: `${path}/update/:id`, area, done: done.updated, ...form },
      {
        ...saving,
        summary: `Changes: ${one}`,
        params: schemas.ById,
        body: schemas.Update,
        reply: SavedSchema,
        ...otherwise(notUpdated ?? notSaved),
      },
    ),
    remove: call(
      { method: 'PUT', path: `${path}/delete/:id`, area, done: done.deleted },
      {
        ...who,
        summary: `Deletes: ${one}`,
        budget: 'saving',
        ...(deletionAsksProof && { fresh: 'withFactor' }),
        params: schemas.ById,
        reply: EmptySchema,
        ...otherwise(notDeleted),
      },
    ),
    ...bulkCalls(path, { ...who, many, form: schemas.Bulk, ...(deletionAsksProof && { proven: ['eliminar'] }) }),
  } as unknown as RecordCalls<S>
}
