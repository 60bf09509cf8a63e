import type { Language } from '@portal/contract/core/language'
import { importLimits } from '@portal/contract/imports/columns'
import type { Actor } from '#core/base/actor.ts'
import { storeExport } from '#core/files/exports.ts'
import type { ImportDeps } from './deps.ts'
import type { ImportKind } from './kind.ts'
import { importTexts } from './texts.ts'

/** Makes the empty workbook with the choices of its columns, and returns an address that opens it for 60 s. */
export async function makeTemplate(
  deps: Pick<ImportDeps, 'db' | 'files' | 'workers'>,
  kind: ImportKind,
  actor: Actor,
  language: Language,
): Promise<{ url_file: string }> {
  const sheets = await sheetsOf(deps.db, kind, actor, language)
  return storeExport(deps, actor, {
    name: kind.texts[language].file,
    kind: 'xlsx',
    content: await deps.workers.book({ sheets, rowsWithLists: importLimits.rows }),
    action: 'imports.templateMade',
    asDownload: true,
  })
}

async function sheetsOf(db: ImportDeps['db'], kind: ImportKind, actor: Actor, language: Language) {
  const sheetOfChoices = importTexts[language].choices
  const { sheet, notes } = kind.texts[language]
  const titleOf = (field: string | undefined) => (field && kind.columns[field]?.name[language]) || ''
  const choices = await kind.choicesOf(db, actor, language)
  const longest = Math.max(0, ...choices.map(({ values }) => values.length))
  const lines = Array.from({ length: longest }, (_, at) => choices.map(({ values }) => values[at] ?? null))
  const fields = Object.keys(kind.columns).filter((field) => {
    const { isOfExport, isSecret } = kind.columns[field]!
    return !isOfExport && !isSecret
  })
  const lists = choices.flatMap(({ columns, values, areSeveral = false }, from) =>
    (areSeveral ? [] : columns).map((field) => ({
      column: fields.indexOf(field),
      sheet: sheetOfChoices,
      from,
      count: values.length,
    })),
  )
  return [
    { name: sheet, rows: [fields.map(titleOf)], lists },
    { name: sheetOfChoices, rows: [choices.map(({ columns: [first] }) => titleOf(first)), ...lines] },
    ...(notes ? [{ name: notes.sheet, rows: [[notes.text]] }] : []),
  ]
}
