import { coreMessages } from '@portal/contract/core/core-messages'
import { classifiedColumns, errorColumn, importLimits } from '@portal/contract/imports/columns'
import { fileMessages } from '@portal/contract/imports/file-messages'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { tell } from '#core/database/events.ts'
import type { Written } from '#core/files/files.ts'
import { picturesIn } from './archive.ts'
import { withLocalFile } from './local-file.ts'
import type { ImportParts, Language } from './parts.ts'
import { personOf } from './person.ts'
import { matchPictures, planRows, totalsOf } from './plan-rows.ts'
import * as queries from './queries.ts'
import { type Heading, headingOf, rowsUnder, type SheetRow } from './rows.ts'
import { tellsOf } from './state.ts'
import { importTexts, Unusable } from './texts.ts'

const copyBytes = 2 * importLimits.workbookBytes

/** Reads the workbook of an import, stores the plan of each row, and a copy with the errors marked. */
export async function readRows(parts: ImportParts, asked: queries.Import): Promise<queries.Import> {
  const { db, files } = parts
  const { rows, orphans, copy } = await withLocalFile(parts, asked.archivo_id!, (path) =>
    judgedRows(parts, asked, path),
  )
  return inTransaction(db, async (db) => {
    await queries.replaceRows(db, asked.id, rows)
    const resultadoId = copy && (await files.keep(db, await personOf(db, asked), copy))
    const totales = JSON.stringify({ ...totalsOf(rows), huerfanas: orphans })
    const read = { filas: rows.length, hechas: 0, totales, resultado_id: resultadoId }
    const after = await queries.updateImport(db, asked.id, read)
    await tell(db, ...tellsOf(asked))
    return after
  })
}

async function judgedRows(parts: ImportParts, asked: queries.Import, path: string) {
  const t = importTexts[asked.idioma]
  const { isTooLong, lines } = await parts.workers.readSheet({ path, mostLines: importLimits.rows + 1 })
  if (isTooLong) throw new Unusable(t.tooLong)
  const heading = headingOf(lines[0]?.line === 1 ? lines[0].cells : [], t, asked.idioma)
  const read = rowsUnder(heading, lines)
  if (read.length === 0) throw new Unusable(t.empty)

  const { imagenes_id: zip, idioma } = asked
  const names = zip ? await withLocalFile(parts, zip, (path) => picturesIn(parts, path, t)) : []
  const { picturesOf, orphans, isTwice, most } = matchPictures(names, read)
  const hasPictures = ({ datos }: SheetRow) => picturesOf(datos).length > 0
  const judged = await planRows(parts.db, asked, read, hasPictures)
  const rows = judged.map(({ form: _, item, ...row }): queries.Row => {
    const pictures = picturesOf(row.datos)
    const texts = [
      ...(zip && !item && pictures.length === 0 ? [t.pictureMissing] : []),
      ...(pictures.length > most ? [t.picturesOver(most)] : []),
      ...pictures.filter(isTwice).map((name) => `${name}: ${fileMessages.pictureTwice[idioma]}`),
    ]
    const imagenes = pictures.slice(0, most).map((nombre) => ({ nombre, url: null, error: null }))
    return { ...row, avisos: texts.map((texto) => ({ campo: 'imagenes', texto })), imagenes }
  })
  const bad = rows.filter(({ accion }) => accion === 'error')
  const copy = bad.length ? await markedCopy(parts, path, markingOf(heading, bad, idioma)) : null
  return { rows, orphans, copy }
}

type Marking = Omit<Parameters<ImportParts['workers']['markSheet']>[0], 'path'>

/** Null for a workbook that cannot be copied: its errors are shown on the screen anyway. */
async function markedCopy({ workers, files }: ImportParts, path: string, marking: Marking): Promise<Written | null> {
  try {
    const content = await workers.markSheet({ path, ...marking })
    return await files.write({ name: 'errores.xlsx', content, allowed: ['xlsx'], maxBytes: copyBytes })
  } catch (error) {
    if (error instanceof Refusal && error.entry !== coreMessages.busy) return null
    throw error
  }
}

function markingOf(heading: Heading, bad: readonly queries.Row[], language: Language): Marking {
  const rows = bad.map(({ fila, errores }) => ({
    row: fila,
    text: errores.map(({ campo, codigo, texto }) => `${codigo} ${titleOf(campo, language)}: ${texto}`).join(' '),
    cells: errores.flatMap(({ campo, texto }) => {
      const column = heading.get(campo as keyof typeof classifiedColumns)
      return column === undefined ? [] : [{ column, text: texto }]
    }),
  }))
  return { rows, errorTitle: errorColumn[language] }
}

const titleOf = (field: string, language: Language): string =>
  classifiedColumns[field as keyof typeof classifiedColumns]?.name[language] ?? field
