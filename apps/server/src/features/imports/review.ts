import type { Message } from '@portal/contract/core/messages'
import { ImportStatus } from '@portal/contract/imports/states'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { announceChanges } from '#core/database/events.ts'
import { eachPicture } from './archive.ts'
import { startCommit } from './commit.ts'
import { type ImportDeps, kindOf } from './deps.ts'
import type { ImportKind } from './kind.ts'
import { withLocalFile } from './local-file.ts'
import { personOf } from './person.ts'
import * as queries from './queries.ts'
import { readRows } from './read-rows.ts'
import { announcesOf, moveImport, processImport } from './state.ts'
import { importTexts } from './texts.ts'

/**
 * The dry run: reads the workbook, plans each row, draws the pictures of valid ones. Writes only the record. After a
 * crash it continues with the missing pictures.
 */
export const review = (deps: ImportDeps, id: number): Promise<void> =>
  processImport(deps, id, [ImportStatus.uploaded], async (asked) => {
    const kind = kindOf(deps, asked)
    const actor = await personOf(deps.db, kind, asked)
    const read = asked.filas === 0 ? await readRows(deps, kind, actor, asked) : asked
    if (read.imagenes_id && kind.pictures) await drawPictures(deps, kind.pictures, actor, read, read.imagenes_id)
    await inTransaction(deps.db, async (db) => {
      const before = await queries.lockImport(db, id)
      if (before.estado !== ImportStatus.uploaded) return
      const done = { hechas: before.filas, imagenes_id: null }
      const after = await moveImport(db, actor, before, { estado: ImportStatus.validated, ...done })
      if (before.imagenes_id) await deps.files.drop(db, before.imagenes_id)
      if (before.confirmado_en) await startCommit(db, deps, actor, after)
    })
  })

/** Number of pictures between progress updates. */
const told = 10

/** Draws the missing pictures of valid rows; a bad one is reported at its row. */
async function drawPictures(
  deps: ImportDeps,
  pictures: NonNullable<ImportKind['pictures']>,
  actor: Actor,
  asked: queries.Import,
  zipId: string,
): Promise<void> {
  const t = importTexts[asked.idioma]
  const rows = (await queries.allRows(deps.db, asked.id)).filter(
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
  await withLocalFile(deps, zipId, (path) =>
    eachPicture(deps, path, async (name, packed) => {
      const found = byName.get(name)
      if (!found) return
      byName.delete(name) // of two with one name the first is used
      const { row, picture } = found
      const drawn = 'area' in packed ? packed : await pictureOf(() => pictures.save(actor, packed))
      if ('area' in drawn) {
        picture.error = t.pictureBad(name, drawn[asked.idioma])
        row.avisos.push({ campo: 'imagenes', texto: picture.error })
      } else {
        Object.assign(picture, { picture: drawn, url: drawn.urls['320'] ?? null })
        const known = row.accion === 'crear' ? await pictures.known(actor, drawn.id) : null
        if (known) row.avisos.push({ campo: 'imagenes', texto: t.pictureKnown(name, known.titulo, known.sku) })
      }
      done++
      const hechas = done % told === 0 ? Math.floor((asked.filas * done) / waiting.length) : null
      // in sequence: the second picture of a row must see the first
      saving = saving.then(() => saveRow(deps.db, asked, row, hechas))
      await saving
    }),
  )
}

const saveRow = (db: ImportDeps['db'], asked: queries.Import, row: queries.Row, hechas: number | null) =>
  inTransaction(db, async (db) => {
    await queries.updateRow(db, asked.id, row)
    if (hechas === null) return
    await queries.updateImport(db, asked.id, { hechas })
    await announceChanges(db, ...announcesOf(asked))
  })

/** Returns the picture, or its error. */
async function pictureOf(save: () => Promise<queries.Picture>): Promise<queries.Picture | Message> {
  try {
    return await save()
  } catch (error) {
    if (error instanceof Refusal && error.entry.status < 500) return error.entry
    throw error
  }
}
