import type { Message } from '@portal/contract/core/messages'
import { ImportStatus } from '@portal/contract/imports/states'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { announceChanges } from '#core/database/events.ts'
import { eachFile } from './archive.ts'
import { startCommit } from './commit.ts'
import { type ImportDeps, kindOf } from './deps.ts'
import type { KindFiles } from './kind.ts'
import { withLocalFile } from './local-file.ts'
import { personOf } from './person.ts'
import * as queries from './queries.ts'
import { readRows } from './read-rows.ts'
import { announcesOf, moveImport, processImport } from './state.ts'
import { importTexts } from './texts.ts'

/**
 * The dry run: reads the workbook, plans each row, writes the files of valid ones. Of the data it writes only the record.
 * After a crash it continues with the missing files.
 */
export const review = (deps: ImportDeps, id: number): Promise<void> =>
  processImport(deps, id, [ImportStatus.uploaded], async (asked) => {
    const kind = kindOf(deps, asked)
    const actor = await personOf(deps.db, kind, asked)
    const read = asked.filas === 0 ? await readRows(deps, kind, actor, asked) : asked
    if (read.imagenes_id && kind.files) await saveFiles(deps, kind.files, actor, read, read.imagenes_id)
    await inTransaction(deps.db, async (db) => {
      const before = await queries.lockImport(db, id)
      if (before.estado !== ImportStatus.uploaded) return
      // what hurts is confirmed by a person who proves who they are, not with the upload (rule imports/secrets)
      const isConfirmed = before.confirmado_en !== null && !(await queries.hasSecrets(db, id))
      const done = { hechas: before.filas, imagenes_id: null, ...(!isConfirmed && { confirmado_en: null }) }
      const after = await moveImport(db, actor, before, { estado: ImportStatus.validated, ...done })
      if (before.imagenes_id) await deps.files.drop(db, before.imagenes_id)
      if (isConfirmed) await startCommit(db, deps, actor, after)
    })
  })

/** Number of files between progress updates. */
const told = 10

/** Writes the missing files of valid rows; a bad one is reported at its row. */
async function saveFiles(
  deps: ImportDeps,
  files: KindFiles<object>,
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
      .filter(({ picture, error }) => picture === undefined && error === null)
      .map((file) => [file.nombre, { row, file }] as const),
  )
  const byName = new Map(waiting)
  let done = 0
  let saving = Promise.resolve()
  await withLocalFile(deps, zipId, (path) =>
    eachFile(deps, { path, mostBytes: files.mostBytes }, async (name, packed) => {
      const found = byName.get(name)
      if (!found) return
      byName.delete(name) // of two with one name the first is used
      const { row, file } = found
      const saved = 'area' in packed ? packed : await fileOf(() => files.save(actor, packed, name))
      if (isMessage(saved)) {
        file.error = files.texts[asked.idioma].bad(name, saved[asked.idioma])
        row.avisos.push({ campo: 'imagenes', texto: file.error })
      } else {
        Object.assign(file, { picture: saved, url: files.shownAt(saved) })
        const known = row.accion === 'crear' ? await files.known?.(actor, saved) : null
        if (known) row.avisos.push({ campo: 'imagenes', texto: t.pictureKnown(name, known.titulo, known.sku) })
      }
      done++
      const hechas = done % told === 0 ? Math.floor((asked.filas * done) / waiting.length) : null
      // in sequence: the second file of a row must see the first
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

const isMessage = (saved: object): saved is Message => 'area' in saved

/** Returns the file, or its error. */
async function fileOf(save: () => Promise<object>): Promise<object> {
  try {
    return await save()
  } catch (error) {
    if (error instanceof Refusal && error.entry.status < 500) return error.entry
    throw error
  }
}
