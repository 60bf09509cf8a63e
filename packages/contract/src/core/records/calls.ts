import type { z } from 'zod'
import { type Call, call, type Writing } from '../endpoint.ts'
import type { In, Of } from '../fields.ts'
import type { Message, Messages } from '../messages.ts'
import { type BulkCalls, bulkCalls } from './bulk/calls.ts'
import type { SavedSchema } from './schemas.ts'

type Saved = Of<typeof SavedSchema>

/** The result of `recordSchemas`, as far as calls need it. */
export interface RecordSchemas {
  ById: z.ZodType<{ id: number }>
  ListQuery: z.ZodType
  Row: z.ZodType
  List: z.ZodType
  Form: z.ZodType<object, object>
  Update: z.ZodType<object, object>
  Saved: typeof SavedSchema
  /** The form of a bulk change; without it records are changed one by one. */
  Bulk?: z.ZodType
}

/** The calls that every record has. */
export interface RecordCalls<S extends RecordSchemas> extends BulkCalls {
  list: Call<In<S['ListQuery']>, unknown, Of<S['List']>, 'GET'>
  save: Call<unknown, In<S['Form']>, Saved, Writing>
  update: Call<In<S['ById']>, In<S['Update']>, Saved, Writing>
  remove: Call<In<S['ById']>, unknown, null, Writing>
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

/**
 * Returns the calls of a record as data, typed by its schemas: `recordCalls<typeof timeUnit>({ … })`. Add special calls
 * next to them.
 */
export function recordCalls<S extends RecordSchemas>({ path, area, done, multipart }: Declared): RecordCalls<S> {
  type ById = In<S['ById']>
  const files = multipart && { multipart }
  return {
    list: call<{ params: In<S['ListQuery']>; reply: Of<S['List']> }>({ method: 'GET', path: `${path}/list`, area }),
    save: call<{ body: In<S['Form']>; reply: Saved }>({
      method: 'POST',
      path: `${path}/save`,
      area,
      done: done.saved,
      ...files,
    }),
    update: call<{ params: ById; body: In<S['Update']>; reply: Saved }>({
      method: 'PUT',
      path: `${path}/update/:id`,
      area,
      done: done.updated,
      ...files,
    }),
    remove: call<{ params: ById; reply: null }>({
      method: 'PUT',
      path: `${path}/delete/:id`,
      area,
      done: done.deleted,
    }),
    ...bulkCalls(path),
  }
}
