import { coreMessages } from '@portal/contract/core/core-messages'
import type { Language } from '@portal/contract/core/language'
import { errorColumn, importLimits } from '@portal/contract/imports/columns'
import { fileMessages } from '@portal/contract/imports/file-messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { announceChanges } from '#core/database/events.ts'
import type { Written } from '#core/files/files.ts'
import { picturesIn } from './archive.ts'
import { correlativeOf } from './cells.ts'
import type { ImportDeps } from './deps.ts'
import type { ImportKind } from './kind.ts'
import { withLocalFile } from './local-file.ts'
import { planRows, totalsOf } from './plan-rows.ts'
import type { SheetRow } from './queries.ts'
import * as queries from './queries.ts'
import { type Heading, headingOf, isReturned, knownHeadings, rowsUnder } from './rows.ts'
import { announcesOf } from './state.ts'
import { type ImportTexts, importTexts, Unusable } from './texts.ts'

const copyBytes = 2 * importLimits.workbookBytes

/** Reads the workbook of an import, stores the plan of each row, and a copy with the errors marked. */
export async function readRows(
  deps: ImportDeps,
  kind: ImportKind,
  actor: Actor,
  asked: queries.Import,
): Promise<queries.Import> {
  const { db, files } = deps
  const { sheet, rows, orphans, copy } = await withLocalFile(deps, asked.archivo_id!, (path) =>
    plannedRows(deps, kind, actor, asked, path),
  )
  return inTransaction(db, async (db) => {
    await queries.replaceRows(db, asked.id, rows)
    const resultadoId = copy && (await files.keep(db, actor, copy))
    const totales = JSON.stringify({ ...totalsOf(rows), huerfanas: orphans })
    const read = { hoja: sheet, filas: rows.length, hechas: 0, totales, resultado_id: resultadoId }
    const after = await queries.updateImport(db, asked.id, read)
    await announceChanges(db, ...announcesOf(asked))
    return after
  })
}

async function plannedRows(deps: ImportDeps, kind: ImportKind, actor: Actor, asked: queries.Import, path: string) {
  const t = importTexts[asked.idioma]
  const headings = knownHeadings(kind)
  const {
    name: sheet,
    isTooLong,
    lines,
  } = await deps.workers.readSheet({ path, mostLines: importLimits.rows + 1, headings })
  const { heading, read } = inSheet(sheet, t, () => {
    if (isTooLong) throw new Unusable(t.tooLong)
    const titles = lines[0]?.line === 1 ? lines[0].cells : []
    const heading = headingOf(titles, kind, asked.idioma)
    const read = rowsUnder(heading, lines)
    if (read.length === 0) throw new Unusable(t.empty)
    if (heading.has('correlativo') && !isReturned(titles) && !startsAtOne(read)) throw new Unusable(t.startsAtOne)
    return { heading, read }
  })

  const { imagenes_id: zip, idioma } = asked
  const names = zip ? await withLocalFile(deps, zip, (path) => picturesIn(deps, path, t)) : []
  const { most = 0 } = kind.pictures ?? {}
  const { picturesOf, orphans, isTwice } = matchPictures(names, read)
  const hasPictures = ({ datos }: queries.SheetRow) => picturesOf(datos).length > 0
  const planned = await planRows(deps.db, kind, { asked, actor, rows: read, hasPictures })
  const rows = planned.map(({ draft: _, avisos, ...row }): queries.Row => {
    const pictures = picturesOf(row.datos)
    const texts = [
      ...(zip && row.accion !== 'actualizar' && pictures.length === 0 ? [t.pictureMissing] : []),
      ...(pictures.length > most ? [t.picturesOver(most)] : []),
      ...pictures.filter(isTwice).map((name) => `${name}: ${fileMessages.pictureTwice[idioma]}`),
    ]
    const imagenes = pictures.slice(0, most).map((nombre) => ({ nombre, url: null, error: null }))
    return { ...row, avisos: [...avisos, ...texts.map((texto) => ({ campo: 'imagenes', texto }))], imagenes }
  })
  const bad = rows.filter(({ accion }) => accion === 'error')
  const copy = bad.length ? await markedCopy(deps, path, { ...markingOf(kind, heading, bad, idioma), headings }) : null
  return { sheet, rows, orphans, copy }
}

/** Rows whose number cannot be read have a fault of their own. */
function startsAtOne(rows: readonly queries.SheetRow[]): boolean {
  const numbers = rows.flatMap(({ datos }) => correlativeOf(datos) ?? [])
  return numbers.length === 0 || numbers.includes(1)
}

/** What is wrong with a sheet names it: another one may have been meant. */
function inSheet<T>(sheet: string, t: ImportTexts, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof Unusable ? new Unusable(t.inSheet(sheet, error.message)) : error
  }
}

type Marking = Omit<Parameters<ImportDeps['workers']['markSheet']>[0], 'path'>

/** Null for a workbook that cannot be copied: its errors are shown on the screen anyway. */
async function markedCopy({ workers, files }: ImportDeps, path: string, marking: Marking): Promise<Written | null> {
  try {
    const content = await workers.markSheet({ path, ...marking })
    return await files.write({ name: 'errores.xlsx', content, allowed: ['xlsx'], maxBytes: copyBytes })
  } catch (error) {
    if (error instanceof Refusal && error.entry !== coreMessages.busy) return null
    throw error
  }
}

function markingOf(
  { columns }: ImportKind,
  heading: Heading,
  bad: readonly queries.Row[],
  language: Language,
): Marking {
  const titleOf = (field: string) => heading.get(field)?.title ?? columns[field]?.name[language] ?? field
  const rows = bad.map(({ fila, errores }) => ({
    row: fila,
    text: errores.map(({ campo, codigo, texto }) => `${codigo} ${titleOf(campo)}: ${texto}`).join(' '),
    cells: errores.flatMap(({ campo, texto }) => {
      const column = heading.get(campo)
      return column === undefined ? [] : [{ column: column.at, text: texto }]
    }),
  }))
  return { rows, errorTitle: errorColumn[language] }
}

const pictureName = /^(\d{1,9})_(\d{1,4})\.[a-z0-9]+$/i

/** Returns the pictures of each correlativo in order, unused names, and duplicates. */
function matchPictures(names: readonly string[], rows: readonly SheetRow[]) {
  const wanted = new Set(rows.map(({ datos }) => correlativeOf(datos)))
  const numbered = [...new Set(names)].map((name) => {
    const [, row, place] = pictureName.exec(name) ?? []
    return { name, row: row === undefined ? null : Number(row), place: Number(place ?? 0) }
  })
  const orphans = numbered.filter(({ row }) => row === null || !wanted.has(row)).map(({ name }) => name)
  const byRow = Map.groupBy(
    numbered.filter(({ row }) => row !== null).sort((a, b) => a.place - b.place),
    ({ row }) => row,
  )
  const picturesOf = (datos: SheetRow['datos']): string[] =>
    (byRow.get(correlativeOf(datos)) ?? []).map(({ name }) => name)
  const byName = Map.groupBy(names, (name) => name)
  const isTwice = (name: string) => byName.get(name)!.length > 1
  return { picturesOf, orphans, isTwice }
}
