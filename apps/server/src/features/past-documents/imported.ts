import { pickedOf } from '@portal/contract/core/entities'
import { noPastFile } from '@portal/contract/past-documents/constants'
import { pastDocumentFields } from '@portal/contract/past-documents/fields'
import type { pastDocument } from '@portal/contract/past-documents/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { Written } from '#core/files/files.ts'
import { storedRows } from '#core/records/stored-rows.ts'
import { isThere, type KnownDocument, type PastDocumentValues } from './queries.ts'
import { announces, columns, type PastDocumentDeps, pastDocuments } from './record.ts'

/** What a row of a workbook stores, with the PDF that came for it. */
export interface ImportedDocument {
  values: PastDocumentValues
  known: Pick<KnownDocument, 'id' | 'version'> | null
  file: Written | null
}

/** What a row stored, and what was there before; null where it made it. */
export interface WrittenDocument {
  id: number
  version: number
  antes: { values: PastDocumentValues; hadFile: boolean } | null
}

type Deps = Pick<PastDocumentDeps, 'files'>

/** Stores rows in their order inside the caller's transaction, as the form does. */
export async function writeDocuments(
  deps: Deps,
  db: Db,
  actor: Actor,
  rows: readonly ImportedDocument[],
): Promise<WrittenDocument[]> {
  const documents = pastDocuments(deps)
  const written: WrittenDocument[] = []
  for (const { values, known, file } of rows) {
    const form = { ...values, documento: '' as const }
    const before = known && (await documents.one(db, actor, known.id))
    const isTaken = file !== null && !before?.pdf // a stored PDF is never replaced
    const more = async (db: Db) => (isTaken ? { documento_id: await deps.files.keep(db, actor, file) } : {})
    const saved = known
      ? await documents.update(db, actor, known.id, { ...form, version: known.version }, more)
      : await documents.create(db, actor, form, more)
    const antes = before && { values: valuesOf(before), hadFile: before.pdf !== null }
    written.push({ ...saved, antes })
  }
  return written
}

const valuesOf = (row: z.input<(typeof pastDocument)['Row']>): PastDocumentValues => ({
  ...(pickedOf(pastDocumentFields, row) as Omit<PastDocumentValues, 'empresa_id'>),
  empresa_id: row.empresa_id,
})

const stored = storedRows('documento_historico', columns)

/** Gives a document its fields back, or deletes it; neither when someone changed it since this version. */
export function takeDocumentBack(
  deps: Deps,
  db: Db,
  actor: Actor,
  { id, version, antes }: WrittenDocument,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const before = await stored.lock(db, id, isThere)
    if (before?.version !== version) return
    if (antes) {
      const documento = antes.hadFile ? ('' as const) : noPastFile
      await pastDocuments(deps).update(db, actor, id, { ...antes.values, documento, version })
      return
    }
    const after = await stored.update(db, id, { eliminado_en: new Date() })
    const recorded = { action: 'pastDocuments.deleted', entity: 'documento_historico', id, before, after }
    await record(db, actor, { ...recorded, announces: announces() })
  })
}
