import type { In } from '@portal/contract/core/fields'
import type { DocumentPageSchema, PublicDocumentsSchema } from '@portal/contract/resources/library/schemas'
import { resourceSaveMessages as m } from '@portal/contract/resources/messages'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import * as queries from '../queries/documents.ts'
import { captionsOf, filePath } from './library.ts'

/**
 * Returns the documents that anyone may load, with language, revision, date and size
 * (rule resources/earlier-revisions).
 */
export async function publicDocuments(db: Db): Promise<In<typeof PublicDocumentsSchema>> {
  return { documentos: await queries.listDocuments(db) }
}

/**
 * Returns one revision of a public document; an earlier one names the current one (rule resources/earlier-revisions).
 */
export async function documentPage(db: Db, id: number, revision: string): Promise<In<typeof DocumentPageSchema>> {
  const document = await queries.getDocument(db, id, revision)
  if (!document) throw new Refusal(m.absent)
  const current = document.es_vigente ? undefined : await queries.getDocument(db, id, '')
  return {
    ...document,
    url_file: filePath(document.revision_id),
    subtitulos: captionsOf(document, ''),
    vigente: current ? { revision: current.revision, fecha: current.fecha } : null,
  }
}
