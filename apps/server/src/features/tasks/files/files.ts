import { taskLimits } from '@portal/contract/tasks/constants'
import { partMessages as m } from '@portal/contract/tasks/parts/messages'
import type { Actor } from '#core/base/actor.ts'
import type { Upload } from '#core/base/answers.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { FileKind } from '#core/files/file-kinds.ts'
import { changeOf, touch } from '../changes.ts'
import { taskOf } from '../comments/access.ts'
import type { TaskDeps } from '../deps.ts'
import { readerOf } from '../policy.ts'
import * as queries from './queries.ts'

type Deps = Pick<TaskDeps, 'db' | 'files'>

const allowed: readonly FileKind[] = ['pdf', 'jpg', 'png', 'gif', 'bmp', 'webp']

/** Attaches files to a task that the actor may see. */
export async function attachFiles({ db, files }: Deps, actor: Actor, taskId: number, uploads: readonly Upload[]) {
  if (uploads.length === 0) throw fieldRefusal('files', m.fileNotAllowed)
  await inTransaction(db, (db) => taskOf(db, actor, taskId)) // before anything is written to the disk
  const written = await Promise.all(uploads.map((upload) => write(files, upload)))
  return inTransaction(db, async (db) => {
    await taskOf(db, actor, taskId)
    if ((await queries.countFiles(db, taskId)) + written.length > taskLimits.files) throw new Refusal(m.tooMany)
    let last = 0
    for (const file of written) {
      const archivoId = await files.keep(db, actor, file)
      const row = {
        tarea_id: taskId,
        archivo_id: archivoId,
        nombre: file.nombre,
        bytes: file.bytes,
        creado_por: actor.id,
      }
      last = (await queries.insertFile(db, row)).id
    }
    await touch(db, actor, taskId)
    const after = { archivos: written.map(({ nombre }) => nombre) }
    await record(db, actor, {
      action: 'tasks.attached',
      entity: 'tarea',
      id: taskId,
      after,
      announces: [changeOf(taskId)],
    })
    return { id: last, tarea_id: taskId }
  })
}

async function write(files: Deps['files'], { name, path }: Upload) {
  try {
    return await files.write({ name, content: { path }, allowed, maxBytes: taskLimits.fileBytes })
  } catch (error) {
    if (!(error instanceof Refusal) || error.entry.status >= 500) throw error
    throw fieldRefusal('files', m.fileNotAllowed, error)
  }
}

/** Returns an address that opens a file of a task for 60 s. */
export async function openFile({ db, files }: Deps, actor: Actor, id: number): Promise<{ url_file: string }> {
  const file = await fileOf(db, actor, id)
  return { url_file: files.signedPath(file.archivo_id, new Date()) }
}

/** Removes a file that the actor attached, or as a manager anyone's. */
export function detachFile({ db, files }: Deps, actor: Actor, id: number) {
  return inTransaction(db, async (db) => {
    const file = await fileOf(db, actor, id)
    if (file.creado_por !== actor.id && !readerOf(actor).isManager) throw new Refusal(m.notYours)
    await queries.deleteFile(db, id)
    await files.drop(db, file.archivo_id)
    await record(db, actor, {
      action: 'tasks.detached',
      entity: 'tarea',
      id: file.tarea_id,
      before: { archivo: file.nombre },
      announces: [changeOf(file.tarea_id)],
    })
    return { id, tarea_id: file.tarea_id }
  })
}

async function fileOf(db: Db, actor: Actor, id: number): Promise<queries.AttachedFile> {
  const file = await queries.getFile(db, readerOf(actor), id)
  if (!file) throw new Refusal(m.absent)
  return file
}
