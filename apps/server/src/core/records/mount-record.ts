import type { Module } from '@portal/contract/access/constants'
import { EmptySchema } from '@portal/contract/core/fields'
import type { Message } from '@portal/contract/core/messages'
import type { BulkCalls, BulkForm } from '@portal/contract/core/records/bulk/calls'
import { BulkByIdSchema, BulkReplySchema, BulkUndoneSchema } from '@portal/contract/core/records/bulk/schemas'
import type { RecordCalls, RecordSchemas } from '@portal/contract/core/records/calls'
import { SavedSchema } from '@portal/contract/core/records/schemas'
import type { z } from 'zod'
import type { Actor } from '../base/actor.ts'
import { Answer, type Upload } from '../base/answers.ts'
import type { Db } from '../database/database.ts'
import type { Access, Door } from '../door/door.ts'
import { type AskedOfMany, type Bulk, changeMany, undoMany } from './bulk.ts'
import type { ListedSchemas } from './record-rows.ts'
import type { VersionedRecord } from './versioned-record.ts'

/** Gives each schema its input and output types, which a property of type `S` would lose. */
type Schemas<S extends RecordSchemas> = {
  [Name in keyof RecordSchemas]: z.ZodType<z.output<S[Name]>, z.input<S[Name]>>
}

/** Prepares the files of a form before the transaction and stores them inside it. */
export interface RecordUploads {
  files: { max: number; bytes: number }
  read(actor: Actor, files: readonly Upload[]): Promise<(db: Db) => Promise<{ [column: string]: string }>>
}

/** Whom calls are open to: holders of a module, of the house alone where they concern it. */
interface Who {
  access: Access
  isOfHouse?: boolean
  /** Modules with which an API key may send them where every session may. */
  keys?: readonly Module[]
}

const isWho = (one: Access | Who): one is Who => typeof one === 'object' && 'access' in one

/**
 * Mounts those calls of a record that are given, for holders of the module. The feature mounts its special calls
 * itself.
 */
export function mountRecord<S extends ListedSchemas>(
  door: Door,
  db: Db,
  { list, save, update, remove, bulk, undoBulk }: Partial<RecordCalls<S>>,
  record: VersionedRecord<S>,
  opensTo: Access | Who,
  uploads?: RecordUploads,
): void {
  const who = isWho(opensTo) ? opensTo : { access: opensTo }
  const s = record.schemas as unknown as Schemas<S>
  const { unexpected, notSaved, notUpdated = notSaved, notDeleted, onlyDeactivated } = record.messages
  const terms = (failed: Message | undefined) => ({ ...who, ...(failed && { failed }) })

  if (list) {
    door.mount(list, { ...terms(unexpected), params: s.ListQuery, reply: s.List }, ({ actor, params }) =>
      record.list(db, actor, params),
    )
  }
  const files = uploads && { files: uploads.files }
  if (save) {
    door.mount(
      save,
      { ...terms(notSaved), budget: 'saving', ...files, body: s.Form, reply: SavedSchema },
      async ({ actor, body, files }) => record.create(db, actor, body, await uploads?.read(actor, files)),
    )
  }
  if (update) {
    door.mount(
      update,
      { ...terms(notUpdated), budget: 'saving', ...files, params: s.ById, body: s.Update, reply: SavedSchema },
      async ({ actor, params: { id }, body, files }) => {
        if (files.length > 0) await record.one(db, actor, id) // checks that the record exists before reading them
        return record.update(db, actor, id, body, await uploads?.read(actor, files))
      },
    )
  }
  if (remove) {
    const fresh = record.deletionAsksProof ? ({ fresh: 'withFactor' } as const) : {}
    door.mount(
      remove,
      { ...terms(notDeleted), budget: 'saving', ...fresh, params: s.ById, reply: EmptySchema },
      async ({ actor, params }) => {
        const end = await record.remove(db, actor, params.id)
        return end === 'deactivated' && onlyDeactivated ? new Answer(null, onlyDeactivated) : null
      },
    )
  }
  if (bulk && undoBulk && s.Bulk) mountBulk(door, db, { bulk, undoBulk }, s.Bulk as never, record.bulk, who)
}

/** Mounts the calls that change many records of a list together. */
export function mountBulk<Query>(
  door: Door,
  db: Db,
  { bulk, undoBulk }: BulkCalls,
  form: z.ZodType<AskedOfMany<Query>>,
  of: Bulk<Query>,
  who: Who,
): void {
  const body = form as z.ZodType<AskedOfMany<Query>, BulkForm>
  const fresh = ({ accion, ensayo }: AskedOfMany<Query>) => !ensayo && of.actions[accion]?.asksProof === true
  door.mount(bulk, { ...who, budget: 'saving', fresh, body, reply: BulkReplySchema }, ({ actor, body }) =>
    changeMany(db, actor, of, body),
  )
  door.mount(
    undoBulk,
    { ...who, budget: 'saving', params: BulkByIdSchema, reply: BulkUndoneSchema },
    ({ actor, params }) => undoMany(db, actor, of, params.id),
  )
}
