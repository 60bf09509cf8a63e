import type { PageLanguage } from '@portal/contract/core/language'
import type { Anyone } from '../base/actor.ts'
import { type Db, inTransaction } from '../database/database.ts'
import { record } from '../database/record.ts'
import type { DocumentTask } from '../documents/documents.ts'
import type { FileKind } from './file-kinds.ts'
import type { Files } from './files.ts'

export interface ExportDeps {
  db: Db
  files: Pick<Files, 'write' | 'keep' | 'signedPath'>
}

interface Exported {
  /** Without the extension. */
  name: string
  kind: FileKind
  content: Uint8Array
  /** The action of the audit row: who exported which data. */
  action: string
  after?: object
  /** Maximum size, in bytes. */
  maxBytes?: number
  /** Whether the browser downloads the file instead of showing it. */
  asDownload?: boolean
}

const keptMs = 3_600_000
const mostBytes = 100 * 1024 * 1024

/** Stores a generated file for an hour and returns an address that opens it for 60 s. */
export async function storeExport(
  { db, files }: ExportDeps,
  by: Anyone,
  { name, kind, content, action, after, maxBytes = mostBytes, asDownload = false }: Exported,
): Promise<{ url_file: string }> {
  const now = new Date()
  const expiresAt = new Date(now.getTime() + keptMs)
  const written = await files.write({ name, content, allowed: [kind], maxBytes, expiresAt })
  const id = await inTransaction(db, async (db) => {
    const id = await files.keep(db, by, written)
    await record(db, by, { action, entity: 'archivo', id, after })
    return id
  })
  return { url_file: files.signedPath(id, now, { asDownload }) }
}

/** `usuarios-2026-11-22`. */
export const datedName = (title: string) => `${title.toLowerCase()}-${new Date().toISOString().slice(0, 10)}`

/** Returns the rows of a file, and a note when there are more: query one row more than `most`. */
export function truncateAt<Row>(
  found: readonly Row[],
  most: number,
  language: PageLanguage,
  sayCut: (most: string) => string,
): { rows: readonly Row[]; cut: string | null } {
  const cut = found.length > most ? sayCut(most.toLocaleString(language)) : null
  return { rows: found.slice(0, most), cut }
}

/** Returns the head and the notes of a list as a document. */
export const documentHead = (
  { nombre: name, direccion: address, sitio: site }: { nombre: string; direccion: string; sitio: string },
  facts: DocumentTask['facts'],
): Pick<DocumentTask, 'company' | 'facts' | 'footer'> => ({
  company: { name, lines: [address, site] },
  facts,
  footer: `${name} · ${site}`,
})
