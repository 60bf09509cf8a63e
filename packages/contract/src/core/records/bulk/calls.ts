import type { z } from 'zod'
import { type Call, call, type ServedCall, type Terms, type Writing } from '../../endpoint.ts'
import type { Of } from '../../fields.ts'
import { bulkMessages as area } from './messages.ts'
import * as s from './schemas.ts'

export type BulkOutcome = Of<typeof s.BulkOutcomeSchema>
export type BulkReply = Of<typeof s.BulkReplySchema>
export type BulkUndone = Of<typeof s.BulkUndoneSchema>

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

/** Whom the calls of a record are open to: holders of a module, of the house alone where they concern it. */
export type Who = Pick<Terms, 'access' | 'isOfHouse' | 'keys'>

/** Such a call, with its summary. */
export type Described = Who & Pick<Terms, 'summary'>

interface BulkTerms<Form> extends Who {
  /** What the records are called, in the summaries. */
  many: string
  form: Form
  /** Actions that ask for a proof of identity of who has a second factor. */
  proven?: readonly string[]
}

/** The calls that change many records of a list, and undo it, as screens need them. */
export interface BulkCalls {
  bulk: Call<unknown, BulkForm, BulkReply, Writing>
  undoBulk: Call<{ id: number | string }, unknown, BulkUndone, Writing>
}

/** The same for the server: `Form` is the form's schema. */
export interface ServedBulkCalls<Form extends z.ZodType> extends BulkCalls {
  bulk: ServedCall<Described & { body: z.ZodType<z.output<Form>, BulkForm>; reply: typeof s.BulkReplySchema }, Writing>
  undoBulk: ServedCall<Described & { params: typeof s.BulkByIdSchema; reply: typeof s.BulkUndoneSchema }, Writing>
}

/** Declares them; `path` is that of the record's other calls. A trial asks for no proof. */
export const bulkCalls = <Form extends z.ZodType>(
  path: string,
  { many, form, proven = [], ...who }: BulkTerms<Form>,
): ServedBulkCalls<Form> => ({
  bulk: call(
    { method: 'POST', path: `${path}/lote`, area },
    {
      ...who,
      summary: `Changes many ${many} at once, or tries it`,
      budget: 'saving',
      fresh: ({ accion, ensayo }: BulkForm) => !ensayo && proven.includes(accion),
      body: form as unknown as z.ZodType<z.output<Form>, BulkForm>,
      reply: s.BulkReplySchema,
    },
  ),
  undoBulk: call(
    { method: 'PUT', path: `${path}/lote/:id/deshacer`, area },
    {
      ...who,
      summary: `Takes a change of many ${many} back`,
      budget: 'saving',
      params: s.BulkByIdSchema,
      reply: s.BulkUndoneSchema,
    },
  ),
})
