import { coreMessages } from '@portal/contract/core/core-messages'
import type { Language } from '@portal/contract/core/language'
import type { Text } from '@portal/contract/core/text'
import { errorColumn, type ImportColumn, importLimits } from '@portal/contract/imports/columns'
import { fileMessages } from '@portal/contract/imports/file-messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { folded } from '#core/base/folded.ts'
import { inTransaction } from '#core/database/database.ts'
import { announceChanges } from '#core/database/events.ts'
import type { Written } from '#core/files/files.ts'
import type { AnyCell, BadCell, Cell } from '#core/untrusted/workbook/cells.ts'
import type { Line } from '#core/untrusted/workbook/sheet-lines.ts'
import { filesIn } from './archive.ts'
import { correlativeOf, textOf } from './cells.ts'
import type { ImportDeps } from './deps.ts'
import type { FileKeys, ImportKind } from './kind.ts'
import { withLocalFile } from './local-file.ts'
import { planRows, totalsOf } from './plan-rows.ts'
import type { SheetRow } from './queries.ts'
import * as queries from './queries.ts'
import { secretFieldsOf, secretsOf, withoutSecrets } from './secrets.ts'
import { announcesOf } from './state.ts'
import { type ImportTexts, importTexts, Unusable } from './texts.ts'
import { discardWorkbook, dropWorkbook, workbookToDrop } from './workbook.ts'

const copyBytes = 2 * importLimits.workbookBytes

/** Reads the workbook of an import, stores the plan of each row, and a copy with the errors marked. */
export async function readRows(
  deps: ImportDeps,
  kind: ImportKind,
  actor: Actor,
  asked: queries.Import,
): Promise<queries.Import> {
  const { db, files } = deps
  const { sheet, rows, secrets, orphans, copy } = await withLocalFile(deps, asked.archivo_id!, (path) =>
    plannedRows(deps, kind, actor, asked, path),
  )
  const workbook = await workbookToDrop(deps, kind, asked)
  const after = await inTransaction(db, async (db) => {
    await queries.replaceRows(db, asked.id, rows)
    await queries.insertSecrets(db, asked.id, secrets)
    const resultadoId = copy && (await files.keep(db, actor, copy))
    const totales = JSON.stringify({ ...totalsOf(rows), huerfanas: orphans })
    const read = { hoja: sheet, filas: rows.length, hechas: 0, totales, resultado_id: resultadoId }
    await dropWorkbook(deps, db, asked.id, workbook)
    const after = await queries.updateImport(db, asked.id, read)
    await announceChanges(db, ...announcesOf(asked))
    return after
  })
  await discardWorkbook(deps, workbook)
  return after
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
  const names = zip ? await withLocalFile(deps, zip, (path) => filesIn(deps, path, t)) : []
  const { filesOf, orphans, isTwice } = matchFiles(names, read, kind.files?.keysOf?.(read) ?? numbered)
  const planned = await planRows(deps.db, kind, {
    asked,
    actor,
    rows: read,
    hasFiles: (row) => filesOf(row).length > 0,
  })
  const rows = planned.map(({ draft: _, avisos, datos, ...others }): queries.Row => {
    const row = { ...others, datos: withoutSecrets(kind, datos) }
    if (!kind.files || !zip) return { ...row, avisos, imagenes: [] }
    const { most, texts: says } = kind.files
    const files = filesOf(row)
    const texts = [
      ...(row.accion !== 'actualizar' && files.length === 0 ? [says[idioma].missing] : []),
      ...(files.length > most ? [says[idioma].over(most)] : []),
      ...files.filter(isTwice).map((name) => `${name}: ${fileMessages.entryTwice[idioma]}`),
    ]
    const imagenes = files.slice(0, most).map((nombre) => ({ nombre, url: null, error: null }))
    return { ...row, avisos: [...avisos, ...texts.map((texto) => ({ campo: 'imagenes', texto }))], imagenes }
  })
  const bad = rows.filter(({ accion }) => accion === 'error')
  const hasSecrets = secretFieldsOf(kind).some((field) => heading.has(field))
  const marking = markingOf(kind, heading, bad, idioma)
  const copy =
    bad.length === 0
      ? null
      : await writtenCopy(deps, () =>
          hasSecrets
            ? newCopy(deps, sheet, heading, bad, marking)
            : deps.workers.markSheet({ path, ...marking, headings }),
        )
  return { sheet, rows, secrets: secretsOf(kind, planned), orphans, copy }
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
async function writtenCopy(
  { files }: Pick<ImportDeps, 'files'>,
  make: () => Promise<Uint8Array>,
): Promise<Written | null> {
  try {
    return await files.write({ name: 'errores.xlsx', content: await make(), allowed: ['xlsx'], maxBytes: copyBytes })
  } catch (error) {
    if (error instanceof Refusal && error.entry !== coreMessages.busy) return null
    throw error
  }
}

/**
 * The bad rows of a workbook with secrets in a workbook of our own: a copy keeps the texts of all its cells, also of
 * those that are not in it. The column of secrets is empty.
 */
function newCopy(
  { workers }: Pick<ImportDeps, 'workers'>,
  sheet: string,
  heading: Heading,
  bad: readonly queries.Row[],
  { rows: marks, errorTitle }: Marking,
): Promise<Uint8Array> {
  const columns = [...heading].toSorted(([, one], [, other]) => one.at - other.at)
  const titles = columns.map(([, { title }]) => title)
  const lines = bad.map(({ datos }, at) => [...columns.map(([field]) => plainCell(datos[field])), marks[at]!.text])
  return workers.book({ sheets: [{ name: sheet, rows: [[...titles, errorTitle], ...lines] }] })
}

const plainCell = (cell: Cell | undefined) => (typeof cell === 'number' ? cell : textOf(cell ?? undefined) || null)

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

const numberedName = /^(\d{1,9})_(\d{1,4})\.[a-z0-9]+$/i

/** Files that are named by the number of their row: `1_1.jpg`, `1_2.jpg`. */
const numbered: FileKeys = {
  ofFile(name) {
    const [, row, place] = numberedName.exec(name) ?? []
    return row === undefined ? null : { key: `${Number(row)}`, place: Number(place) }
  },
  ofRow({ datos }) {
    const number = correlativeOf(datos)
    return number === null ? null : `${number}`
  },
}

/** Returns the files of each row in order, unused names, and duplicates. */
function matchFiles(names: readonly string[], rows: readonly SheetRow[], { ofFile, ofRow }: FileKeys) {
  const wanted = new Set(rows.map(ofRow))
  const keyed = [...new Set(names)].map((name) => ({ name, found: ofFile(name) }))
  const isWanted = ({ found }: (typeof keyed)[number]) => found !== null && wanted.has(found.key)
  const orphans = keyed.filter((file) => !isWanted(file)).map(({ name }) => name)
  const byKey = Map.groupBy(
    keyed.filter(isWanted).toSorted((a, b) => a.found!.place - b.found!.place),
    ({ found }) => found!.key,
  )
  const filesOf = (row: SheetRow): string[] => (byKey.get(ofRow(row) ?? '') ?? []).map(({ name }) => name)
  const byName = Map.groupBy(names, (name) => name)
  const isTwice = (name: string) => byName.get(name)!.length > 1
  return { filesOf, orphans, isTwice }
}

const isBad = (cell: AnyCell): cell is BadCell => typeof cell === 'object' && cell !== null && 'bad' in cell

/** The position of each column of a workbook, and its title there. */
type Heading = ReadonlyMap<string, { at: number; title: string }>

const titlesOf = (names: readonly (Text | string | undefined)[]) =>
  names
    .flatMap((name) => (typeof name === 'string' ? [name] : name ? [name.es, name.en] : []))
    .map((title) => folded(title))

const ignored = new Set(titlesOf([errorColumn]))

/** Whether a workbook is the copy with the bad rows that an import gave back. */
const isReturned = (titles: readonly AnyCell[]): boolean =>
  titles.some((title) => !isBad(title) && ignored.has(folded(title)))

/** The headings of a column, folded: its own, that of the export of the list, and those of other programs. */
const titlesOfColumn = ({ name, also, others = [] }: ImportColumn): string[] => [
  ...titlesOf([name, also]),
  ...others.map((title) => folded(title)),
]

/** Every heading that a kind knows, folded: the sheet that begins with them is the one to read. */
const knownHeadings = ({ columns }: Pick<ImportKind, 'columns'>): string[] =>
  Object.values(columns).flatMap(titlesOfColumn)

/**
 * Returns the position of each column, by its Spanish or English heading, there or in the export of the list, or by that
 * of another program. Refuses missing, unknown and repeated ones.
 */
function headingOf(
  titles: readonly AnyCell[],
  { columns, passedOver = [] }: Pick<ImportKind, 'columns' | 'passedOver'>,
  language: Language,
): Heading {
  const t = importTexts[language]
  const listed = Object.entries(columns)
  const byTitle = new Map(
    listed.flatMap(([field, column]) => titlesOfColumn(column).map((title) => [title, field] as const)),
  )
  const passed = new Set(titlesOf(passedOver))
  const found = new Map<string, { at: number; title: string }>()
  const repeated: string[] = []
  const unknown: string[] = []
  for (const [at, title] of titles.entries()) {
    const name = folded(isBad(title) ? '#' : title)
    if (name === '' || ignored.has(name)) continue
    const field = byTitle.get(name)
    if (!field && passed.has(name)) continue
    if (!field) unknown.push(isBad(title) ? '#' : String(title))
    else if (found.has(field)) repeated.push(String(title))
    else found.set(field, { at, title: String(title).trim() })
  }
  const missing = listed.filter(([field, { isRequired }]) => isRequired && !found.has(field))
  const inWords = (names: string[]) => names.slice(0, 10).join(', ')
  if (repeated.length) throw new Unusable(t.duplicated(inWords(repeated)))
  if (missing.length) throw new Unusable(t.missing(inWords(missing.map(([, { name }]) => name[language]))))
  if (unknown.length) throw new Unusable(t.unknown(inWords(unknown)))
  return found
}

/** Returns the non-empty rows under the heading. */
function rowsUnder(heading: Heading, lines: readonly Line[]): SheetRow[] {
  return lines.flatMap(({ line, cells }) => {
    if (line === 1) return []
    const filled = [...heading].flatMap(([field, { at }]) => {
      const value = cells[at] ?? null
      return value === null ? [] : [[field, value] as const]
    })
    const datos = filled.flatMap(([field, value]) => (isBad(value) ? [] : [[field, value] as const]))
    const ilegibles = filled.flatMap(([field, value]) => (isBad(value) ? [[field, value.bad] as const] : []))
    const row = { fila: line, datos: Object.fromEntries(datos), ilegibles: Object.fromEntries(ilegibles) }
    return filled.length ? [row] : []
  })
}
