import type { Language } from '@portal/contract/core/language'
import { moneyKind } from '@portal/contract/core/numbers'
import { importKinds } from '@portal/contract/imports/kinds'
import { pastDocumentImportMessages } from '@portal/contract/imports/messages'
import { pastDocumentKindNames, pastDocumentLimits } from '@portal/contract/past-documents/constants'
import { pastDocumentFields } from '@portal/contract/past-documents/fields'
import { pastDocumentMessages as m } from '@portal/contract/past-documents/messages'
import { Refusal } from '#core/base/errors.ts'
import { kindOf } from '#core/files/file-kinds.ts'
import type { Files, Written } from '#core/files/files.ts'
import type { Packed } from '#core/files/zip-entries.ts'
import type { Workers } from '#core/workers/workers.ts'
import {
  type ImportedDocument,
  type PastDocumentDeps,
  takeDocumentBack,
  type WrittenDocument,
  writeDocuments,
} from '#features/past-documents/service.ts'
import type { ImportKind, ToWrite } from '../../kind.ts'
import { writtenRows } from '../../queries.ts'
import { isCurrency, planDocuments } from './plan.ts'
import { pastDocumentTexts } from './texts.ts'
import { fileKeys } from './values.ts'

const { imported, importedInPart, excelAbsent, notImported } = pastDocumentImportMessages

interface Deps extends Pick<PastDocumentDeps, 'files'> {
  workers: Pick<Workers, 'packedPdf'>
}

type Draft = Omit<ImportedDocument, 'file'>

/** Quotes, orders, invoices and payments of the program before, with their PDFs. */
export const pastDocumentImports = (deps: Deps): ImportKind<Draft, Written> => ({
  ...importKinds.documento,
  type: 'documento',
  messages: { imported, importedInPart, fileAbsent: excelAbsent, notImported },
  texts: { es: textsIn('es'), en: textsIn('en') },
  titleOf: ({ numero, cliente }) => [numero, cliente].filter((part) => part !== undefined).join(' · '),
  numberKindOf: (field, { moneda }) => (field === 'total' && isCurrency(moneda) ? moneyKind(moneda) : undefined),
  choiceNames: { tipo: pastDocumentKindNames },
  choicesOf: async (_db, _actor, language) => [
    { columns: ['tipo'], values: Object.values(pastDocumentKindNames).map((name) => name[language]) },
    { columns: ['moneda'], values: Object.keys(pastDocumentFields.moneda.choices) },
  ],
  files: {
    most: 1,
    mostBytes: pastDocumentLimits.fileBytes,
    keysOf: fileKeys,
    save: (_, packed, name) => writePacked(deps, packed, name),
    shownAt: () => null,
    texts: { es: pastDocumentTexts.es.files, en: pastDocumentTexts.en.files },
  },
  plan: planDocuments,
  create: (db, actor, rows) => writeDocuments(deps, db, actor, rows.map(toStore)),
  change: async (db, actor, rows) =>
    (await writeDocuments(deps, db, actor, rows.map(toStore))).map((row) => ({ ...row, antes: row.antes! })),
  untouched: writtenRows,
  takeBack: (db, actor, touched) => takeDocumentBack(deps, db, actor, touched as WrittenDocument),
})

const toStore = ({ draft, files: [file] }: ToWrite<Draft, Written>): ImportedDocument => ({
  ...draft,
  file: file ?? null,
})

const textsIn = (language: Language) => {
  const { sheet, file, notAllowed, notes } = pastDocumentTexts[language]
  return { sheet, file, notAllowed, notes }
}

/** Writes a PDF of the ZIP that a confined process found whole; its row is made at the commit. */
async function writePacked(
  { files, workers }: { files: Pick<Files, 'write'>; workers: Pick<Workers, 'packedPdf'> },
  packed: Packed,
  name: string,
): Promise<Written> {
  const { condition, content } = await workers.packedPdf(packed)
  if (!content) throw new Refusal(m.fileDamaged)
  if ((await kindOf(content)) !== 'pdf') throw new Refusal(m.fileNotPdf)
  if (condition !== 'sound') throw new Refusal(condition === 'encrypted' ? m.fileEncrypted : m.fileDamaged)
  return files.write({ name, content, allowed: ['pdf'], maxBytes: pastDocumentLimits.fileBytes })
}
