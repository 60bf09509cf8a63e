import type { z } from 'zod'
import { type Call, call } from '../endpoint.ts'
import type { In, Of } from '../fields.ts'
import type { Message, Messages } from '../messages.ts'
import { type BulkCalls, bulkCalls } from './bulk/calls.ts'
import type { SavedSchema } from './schemas.ts'

type Saved = Of<typeof SavedSchema>

/** What `recordSchemas` makes, as far as calls say it. */
export interface RecordSchemas {
  ById: z.ZodType<{ id: number }>
  ListQuery: z.ZodType
  Row: z.ZodType
  List: z.ZodType
  Form: z.ZodType<object, object>
  Update: z.ZodType<object, object>
  Saved: typeof SavedSchema
  /** What is asked of many at once; a record without it is changed one by one. */
  Bulk?: z.ZodType
}

/** The calls that every record has. */
export interface RecordCalls<S extends RecordSchemas> extends BulkCalls {
  list: Call<In<S['ListQuery']>, unknown, Of<S['List']>>
  save: Call<unknown, In<S['Form']>, Saved>
  update: Call<In<S['ById']>, In<S['Update']>, Saved>
  remove: Call<In<S['ById']>, unknown, null>
  /** Carries types only; never present. */
  is?: S
}

/** The entries of the catalogue that a record is refused with, by the names that they have in its area. */
export interface RecordMessages {
  absent: Message
  insufficientHierarchy: Message
  /** An id that is none. */
  notRecognized?: Message
  /** It is in use and cannot be deleted, */
  inUse?: Message
  /** or was only deactivated. */
  onlyDeactivated?: Message
  /** What a failure of ours says: of the list, */
  unexpected?: Message
  /** of saving, */
  notSaved?: Message
  /** of changing, where that is another entry than for saving, */
  notUpdated?: Message
  /** and of deleting. */
  notDeleted?: Message
}

interface Declared {
  /** What stands before `/list`, `/save`, `/update/:id`, `/delete/:id` and `/lote`. */
  path: string
  area: Messages
  /** What each success says. */
  done: Record<'saved' | 'updated' | 'deleted', Message>
  /** Forms come with files. */
  multipart?: true
}

/** The calls of a record as plain data, typed by its schemas: `recordCalls<typeof timeUnit>({ … })`. What is special stands beside them. */
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
