import type { Actor } from '../base/actor.ts'
import { type Db, inTransaction } from '../database/database.ts'
import { record } from '../database/record.ts'
import type { DocumentTask } from '../documents/documents.ts'
import type { FileKind } from './file-kinds.ts'
import type { Files } from './files.ts'

export interface ExportParts {
  db: Db
  files: Pick<Files, 'write' | 'keep' | 'signedPath'>
}

interface Exported {
  /** Without its ending. */
  name: string
  kind: FileKind
  content: Uint8Array
  /** What the audit row says: who took which data out of the house. */
  action: string
  after?: object
  /** The most it may weigh. */
  maxBytes?: number
  /** Saved, and not shown where the browser could. */
  asDownload?: boolean
}

const keptMs = 3_600_000
const mostBytes = 100 * 1024 * 1024

/** Keeps a file that was made to be fetched once for an hour, and answers an address that opens it for 60 s. */
export async function storeExport(
  { db, files }: ExportParts,
  actor: Actor,
  { name, kind, content, action, after, maxBytes = mostBytes, asDownload = false }: Exported,
): Promise<{ url_file: string }> {
  const now = new Date()
  const expiresAt = new Date(now.getTime() + keptMs)
  const written = await files.write({ name, content, allowed: [kind], maxBytes, expiresAt })
  const id = await inTransaction(db, async (db) => {
    const id = await files.keep(db, actor, written)
    await record(db, actor, { action, entity: 'archivo', id, after })
    return id
  })
  return { url_file: files.signedPath(id, now, { asDownload }) }
}

/** `usuarios-2026-11-22`. */
export const datedName = (title: string) => `${title.toLowerCase()}-${new Date().toISOString().slice(0, 10)}`

/** The rows of a file, and what its end says when there are more: ask for one row more than `most`. */
export function truncateAt<Row>(
  found: readonly Row[],
  most: number,
  language: 'es' | 'en',
  sayCut: (most: string) => string,
): { rows: readonly Row[]; cut: string | null } {
  const cut = found.length > most ? sayCut(most.toLocaleString(language)) : null
  return { rows: found.slice(0, most), cut }
}

/** What stands above and below a list as a document. */
export const documentHead = (
  { nombre: name, direccion: address, sitio: site }: { nombre: string; direccion: string; sitio: string },
  facts: DocumentTask['facts'],
): Pick<DocumentTask, 'company' | 'facts' | 'footer'> => ({
  company: { name, lines: [address, site] },
  facts,
  footer: `${name} · ${site}`,
})
