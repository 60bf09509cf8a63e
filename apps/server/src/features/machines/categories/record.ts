import { categoryCalls } from '@portal/contract/machines/categories/calls'
import { CategoryStatus } from '@portal/contract/machines/categories/constants'
import { machineMessages } from '@portal/contract/machines/messages'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import type { Files } from '#core/files/files.ts'
import { dropReplaced, recordPicture } from '#core/files/record-pictures.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import { mountRecord } from '#core/records/mount-record.ts'
import { versionedRecord } from '#core/records/versioned-record.ts'
import type { Workers } from '#core/workers/workers.ts'
import { categoryRows, usesOf } from './queries.ts'
import { refreshCategoryTexts, textsJob } from './texts.ts'

interface CategoryDeps {
  db: Db
  files: Pick<Files, 'write' | 'keep' | 'drop'>
  workers: Pick<Workers, 'picture'>
  jobs: Pick<Jobs, 'define' | 'enqueue'>
}

const pictures = recordPicture({
  field: 'archivo',
  shape: { width: 640, height: 480, fit: 'cover', format: 'webp' },
  keptBytes: 1024 * 1024,
  says: {
    unreadable: machineMessages.categoryFileNotUploaded,
    notWritten: machineMessages.categoryFileSaveProblem,
    notKept: machineMessages.categoryFileNotSaved,
  },
})

const categories = ({ files, jobs }: CategoryDeps) =>
  versionedRecord({
    table: 'clasificado_categoria',
    name: 'categories',
    rows: categoryRows,
    columns: ['nombre', 'nombre_en', 'estado_id', 'archivo_id', 'eliminado_en'],
    messages: {
      absent: machineMessages.categoryAbsent,
      insufficientHierarchy: machineMessages.insufficientHierarchy,
    },
    constraints: {
      clasificado_categoria_nombre: { field: 'nombre', entry: machineMessages.categoryNameInvalid },
    },
    announces: () => [{ area: 'clasificado_categorias' }],
    async saved(db, actor, after, before) {
      await dropReplaced(files)(db, actor, after, before)
      const isRenamed = before && (before.nombre !== after.nombre || before.nombre_en !== after.nombre_en)
      if (isRenamed) await jobs.enqueue(db, textsJob, { categoria_id: after.id }) // its items are searched by its name
    },
    usedBy: usesOf,
    deactivates: { estado_id: CategoryStatus.inactive },
  })

/** Mounts the calls of machine categories (module of all machines). */
export function categoryRoutes(door: Door, deps: CategoryDeps): void {
  const { db } = deps
  const record = categories(deps)
  const uploads = pictures.uploads(deps)
  const { list, save, bulk, undoBulk } = categoryCalls
  mountRecord(door, db, { list, save, bulk, undoBulk }, record, uploads)
  door.mount(categoryCalls.update, async ({ actor, body, files }) => {
    if (files.length > 0) await record.one(db, actor, body.id) // checks that the record exists before reading the files
    return record.update(db, actor, body.id, body, await uploads.read(actor, files))
  })
  door.mount(categoryCalls.remove, async ({ actor, params }) => ({
    solo_desactivada: (await record.remove(db, actor, params.id)) === 'deactivated',
  }))
}

/** Defines the job that follows the renaming of a category. */
export function categoryJobs({ db, jobs }: Pick<CategoryDeps, 'db' | 'jobs'>): Promise<void> {
  return jobs.define(textsJob, ({ categoria_id }) => refreshCategoryTexts(db, categoria_id))
}
