import { namesOf } from '@portal/contract/core/entities'
import { pastDocumentCalls as calls } from '@portal/contract/past-documents/calls'
import { noPastFile, pastDocumentLimits } from '@portal/contract/past-documents/constants'
import { pastDocumentFields } from '@portal/contract/past-documents/fields'
import { pastDocumentMessages as messages } from '@portal/contract/past-documents/messages'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { todayIn, zoneOfHouse } from '#core/database/days.ts'
import type { Door } from '#core/door/door.ts'
import { writePdf } from '#core/files/checked-pdf.ts'
import type { Files } from '#core/files/files.ts'
import { mountRecord, type RecordUploads } from '#core/records/mount-record.ts'
import { versionedRecord } from '#core/records/versioned-record.ts'
import type { Workers } from '#core/workers/workers.ts'
import { getFile, isEnterprise, listEnterprises, pastDocumentRows } from './queries.ts'
import { wrongIn } from './rules.ts'

export interface PastDocumentDeps {
  db: Db
  files: Pick<Files, 'write' | 'keep' | 'drop' | 'signedPath'>
  workers: Pick<Workers, 'pdf'>
}

export const columns = [...namesOf(pastDocumentFields), 'empresa_id', 'documento_id', 'eliminado_en'] as const
export const announces = () => [{ area: 'documentos_historicos' }] as const

/** The documents of the program before: quotes, orders, invoices, credit notes and payments. */
export const pastDocuments = ({ files }: Pick<PastDocumentDeps, 'files'>) =>
  versionedRecord({
    table: 'documento_historico',
    name: 'pastDocuments',
    rows: pastDocumentRows,
    columns,
    messages,
    constraints: { documento_historico_numero: { field: 'numero', entry: messages.numberTaken } },
    announces,
    async written(db, actor, { documento: file, ...form }, before) {
      for (const { field, entry } of wrongIn(form, await todayIn(db, await zoneOfHouse(db))))
        throw fieldRefusal(field, entry)
      if (form.empresa_id !== null && !(await isEnterprise(db, form.empresa_id)))
        throw fieldRefusal('empresa_id', messages.enterpriseInvalid)
      return {
        ...form,
        ...(file === noPastFile && { documento_id: null }),
        ...(!before && { creado_por: actor.id }),
      }
    },
    async saved(db, _, after, before) {
      const replaced = before?.documento_id
      if (replaced && replaced !== after.documento_id) await files.drop(db, replaced)
    },
  })

const pdf = {
  maxBytes: pastDocumentLimits.fileBytes,
  says: { notPdf: messages.fileNotPdf, damaged: messages.fileDamaged, encrypted: messages.fileEncrypted },
} as const

const uploads = (deps: PastDocumentDeps): RecordUploads => ({
  async read(actor, sent) {
    const upload = sent.find(({ field }) => field === 'documento')
    const written = upload && (await writePdf(deps, upload, pdf))
    return async (db) => ({ ...(written && { documento_id: await deps.files.keep(db, actor, written) }) })
  },
})

/** Mounts what staff of the house do with past documents (module of all quotes). */
export function pastDocumentRoutes(door: Door, deps: PastDocumentDeps): void {
  const { db, files } = deps
  mountRecord(door, db, calls, pastDocuments(deps), uploads(deps))
  door.mount(calls.initData, async () => ({ empresas: await listEnterprises(db) }))
  door.mount(calls.openFile, async ({ params: { id } }) => {
    const found = await getFile(db, id)
    if (!found) throw new Refusal(messages.absent)
    if (!found.documento_id) throw new Refusal(messages.fileAbsent)
    return { url_file: files.signedPath(found.documento_id, new Date()) }
  })
}
