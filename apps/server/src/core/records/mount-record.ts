import type { ServedBulkCalls } from '@portal/contract/core/records/bulk/calls'
import type { RecordCalls } from '@portal/contract/core/records/calls'
import type { z } from 'zod'
import type { Actor } from '../base/actor.ts'
import { Answer, type Upload } from '../base/answers.ts'
import type { Db } from '../database/database.ts'
import type { Door } from '../door/door.ts'
import { type AskedOfMany, type Bulk, changeMany, undoMany } from './bulk.ts'
import type { ListedSchemas } from './record-rows.ts'
import type { VersionedRecord } from './versioned-record.ts'

/** Prepares the files of a form before the transaction and stores them inside it. */
export interface RecordUploads {
  read(actor: Actor, files: readonly Upload[]): Promise<(db: Db) => Promise<{ [column: string]: string }>>
}

/** Mounts those calls of a record that are given. The feature mounts its special calls itself. */
export function mountRecord<S extends ListedSchemas>(
  door: Door,
  db: Db,
  { list, save, update, remove, bulk, undoBulk }: Partial<RecordCalls<S>>,
  record: VersionedRecord<S>,
  uploads?: RecordUploads,
): void {
  const { onlyDeactivated } = record.messages
  if (list) door.mount(list, ({ actor, params }) => record.list(db, actor, params))
  if (save)
    door.mount(save, async ({ actor, body, files }) =>
      record.create(db, actor, body, await uploads?.read(actor, files)),
    )
  if (update) {
    door.mount(update, async ({ actor, params: { id }, body, files }) => {
      if (files.length > 0) await record.one(db, actor, id) // checks that the record exists before reading them
      return record.update(db, actor, id, body, await uploads?.read(actor, files))
    })
  }
  if (remove) {
    door.mount(remove, async ({ actor, params }) => {
      const end = await record.remove(db, actor, params.id)
      return end === 'deactivated' && onlyDeactivated ? new Answer(null, onlyDeactivated) : null
    })
  }
  if (bulk && undoBulk) mountBulk(door, db, { bulk: bulk as never, undoBulk }, record.bulk)
}

/** Mounts the calls that change many records of a list together. */
export function mountBulk<Query>(
  door: Door,
  db: Db,
  { bulk, undoBulk }: ServedBulkCalls<z.ZodType<AskedOfMany<Query>>>,
  of: Bulk<Query>,
): void {
  door.mount(bulk, ({ actor, body }) => changeMany(db, actor, of, body))
  door.mount(undoBulk, ({ actor, params }) => undoMany(db, actor, of, params.id))
}
