import { readFile } from 'node:fs/promises'
import { classifiedColumns, errorColumn, importLimits } from '@portal/contract/imports/columns'
import { ImportStatus } from '@portal/contract/imports/states'
import type { Actor } from '#core/actor.ts'
import { inTransaction } from '#core/database.ts'
import { Refusal } from '#core/errors.ts'
import { tell } from '#core/events.ts'
import type { Packed } from '#core/packed.ts'
import type { ReadSheet } from '#core/workbooks.ts'
import { savePicture } from '#features/classifieds/service.ts'
import { eachPicture, picturesIn, refuseSwollen } from './archive.ts'
import { startCommit } from './commit.ts'
import { judge, matchPictures, totalsOf } from './judge.ts'
import { withLocal } from './local.ts'
import type { ImportParts } from './parts.ts'
import { personOf } from './person.ts'
import * as queries from './queries.ts'
import { type Heading, headingOf, rowsUnder, type SheetRow } from './rows.ts'
import { moveImport, tellsOf, workOn } from './state.ts'
import { importTexts, Unusable } from './texts.ts'

const told = 10
const workbookBytes = 2 * importLimits.workbookBytes

/**
 * The dry run: reads the workbook, decides about each row, draws the pictures of good ones. Nothing is written but the
 * record. Run again after a kill, it goes on with the pictures that are missing.
 */
export const review = (parts: ImportParts, id: number): Promise<void> =>
  workOn(parts, id, [ImportStatus.uploaded], async (asked) => {
    const actor = await personOf(parts.db, asked)
    const read = asked.filas === 0 ? await readRows(parts, asked) : asked
    if (read.imagenes_id) await drawPictures(parts, actor, read, read.imagenes_id)
    await inTransaction(parts.db, async (db) => {
      const before = await queries.lockImport(db, id)
      if (before.estado !== ImportStatus.uploaded) return
      const done = { hechas: before.filas, imagenes_id: null }
      const after = await moveImport(db, actor, before, { estado: ImportStatus.validated, ...done })
      if (before.imagenes_id) await parts.files.drop(db, before.imagenes_id)
      if (before.confirmado_en) await startCommit(db, parts, actor, after)
    })
  })

async function readRows(parts: ImportParts, asked: queries.Import): Promise<queries.Import> {
  const { db, workers, files } = parts
  const t = importTexts[asked.idioma]
  const content = await withLocal(parts, asked.archivo_id!, async (path) => {
    const content = await readFile(path)
    if (content[0] === 0x50) await refuseSwollen(path, t) // "PK": an archive
    return content
  })
  const sheet = await readWorkbook(workers, content, t.unreadable)
  if (sheet.isTooLong) throw new Unusable(t.tooLong)
  const heading = headingOf(sheet.rows[0] ?? [], t, asked.idioma)
  const rows = rowsUnder(heading, sheet.rows)
  if (rows.length === 0) throw new Unusable(t.empty)

  const names = asked.imagenes_id ? await withLocal(parts, asked.imagenes_id, (path) => picturesIn(path, t)) : []
  const { picturesOf, orphans, most } = matchPictures(names, rows)
  const hasPictures = ({ datos }: SheetRow) => picturesOf(datos).length > 0
  const judged = (await judge(db, asked, rows, hasPictures)).map(({ form: _, item, ...row }): queries.Row => {
    const pictures = picturesOf(row.datos)
    const texts = [
      ...(asked.imagenes_id && !item && pictures.length === 0 ? [t.pictureMissing] : []),
      ...(pictures.length > most ? [t.picturesOver(most)] : []),
    ]
    const imagenes = pictures.slice(0, most).map((nombre) => ({ nombre, url: null, error: null }))
    return { ...row, avisos: texts.map((texto) => ({ campo: 'imagenes', texto })), imagenes }
  })
  const bad = judged.filter(({ accion }) => accion === 'error')
  const marked = bad.length ? await workers.markSheet(markingOf(content, heading, bad, asked.idioma)) : null
  const allowed = ['xlsx'] as const
  const name = 'errores.xlsx'
  const written = marked && (await files.write({ name, content: marked, allowed, maxBytes: workbookBytes }))
  return inTransaction(db, async (db) => {
    await queries.replaceRows(db, asked.id, judged)
    const resultadoId = written && (await files.keep(db, await personOf(db, asked), written))
    const totales = JSON.stringify({ ...totalsOf(judged), huerfanas: orphans })
    const after = await queries.updateImport(db, asked.id, {
      filas: judged.length,
      hechas: 0,
      totales,
      resultado_id: resultadoId,
    })
    await tell(db, ...tellsOf(asked))
    return after
  })
}

async function readWorkbook(workers: ImportParts['workers'], content: Uint8Array, unreadable: string) {
  let sheet: ReadSheet
  try {
    sheet = await workers.readSheet({ content, mostRows: importLimits.rows + 1 })
  } catch (cause) {
    if (cause instanceof Refusal) throw cause // no thread is free
    throw Object.assign(new Unusable(unreadable), { cause })
  }
  return sheet
}

function markingOf(content: Uint8Array, heading: Heading, bad: readonly queries.Row[], language: 'es' | 'en') {
  const rows = bad.map(({ fila, errores }) => ({
    row: fila,
    text: errores.map(({ campo, codigo, texto }) => `${codigo} ${titleOf(campo, language)}: ${texto}`).join(' '),
    cells: errores.flatMap(({ campo, texto }) => {
      const column = heading.get(campo as keyof typeof classifiedColumns)
      return column === undefined ? [] : [{ column, text: texto }]
    }),
  }))
  return { content, rows, errorTitle: errorColumn[language] }
}

const titleOf = (field: string, language: 'es' | 'en'): string =>
  classifiedColumns[field as keyof typeof classifiedColumns]?.name[language] ?? field

async function drawPictures(parts: ImportParts, actor: Actor, asked: queries.Import, zipId: string): Promise<void> {
  const t = importTexts[asked.idioma]
  const rows = (await queries.allRows(parts.db, asked.id)).filter(
    ({ accion }) => accion === 'crear' || accion === 'actualizar',
  )
  const waiting = rows.flatMap((row) =>
    row.imagenes
      .filter(({ url, error }) => url === null && error === null)
      .map((picture) => [picture.nombre, { row, picture }] as const),
  )
  const byName = new Map(waiting)
  let done = 0
  let saving = Promise.resolve()
  await withLocal(parts, zipId, (path) =>
    eachPicture(path, async (name, packed) => {
      const found = byName.get(name)
      if (!found) return
      byName.delete(name)
      const { row, picture } = found
      const drawn = packed && (await pictureOf(parts, actor, packed))
      if (drawn) Object.assign(picture, { picture: drawn, url: drawn.urls['320'] ?? null })
      else {
        picture.error = t.pictureBad(name)
        row.avisos.push({ campo: 'imagenes', texto: picture.error })
      }
      done++
      const hechas = done % told === 0 ? Math.floor((asked.filas * done) / waiting.length) : null
      // one after the other: of two pictures of a row, the second finds the first
      saving = saving.then(() => saveRow(parts.db, asked, row, hechas))
      await saving
    }),
  )
}

const saveRow = (db: ImportParts['db'], asked: queries.Import, row: queries.Row, hechas: number | null) =>
  inTransaction(db, async (db) => {
    await queries.updateRow(db, asked.id, row)
    if (hechas === null) return
    await queries.updateImport(db, asked.id, { hechas })
    await tell(db, ...tellsOf(asked))
  })

/** Null for what is no picture, or too small. */
async function pictureOf(parts: ImportParts, actor: Actor, packed: Packed) {
  try {
    return await savePicture(parts, actor, packed)
  } catch (error) {
    if (error instanceof Refusal && error.entry.status < 500) return null
    throw error
  }
}
