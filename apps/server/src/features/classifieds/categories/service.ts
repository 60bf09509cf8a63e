import { mayDelete } from '@portal/contract/access/hierarchy'
import { CategoryStatus } from '@portal/contract/classifieds/categories/constants'
import type {
  CategoryFormSchema,
  CategoryRemovedSchema,
  CategorySchema,
  CategoryUpdateSchema,
} from '@portal/contract/classifieds/categories/schemas'
import { classifiedMessages } from '@portal/contract/classifieds/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Of } from '@portal/contract/core/fields'
import type { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import { type Db, inTransaction } from '#core/database.ts'
import type { JsonText, Upload } from '#core/door.ts'
import { beside, isDuplicate, Refusal } from '#core/errors.ts'
import type { Files } from '#core/files.ts'
import type { Jobs } from '#core/jobs.ts'
import { record } from '#core/record.ts'
import { recordPicture } from '#core/record-pictures.ts'
import type { Workers } from '#core/workers.ts'
import * as queries from './queries.ts'
import { textsJob } from './texts.ts'

export interface CategoryParts {
  db: Db
  files: Pick<Files, 'write' | 'keep' | 'drop'>
  workers: Pick<Workers, 'picture'>
  jobs: Pick<Jobs, 'define' | 'enqueue'>
}

type Saved = { id: number; version: number }

const tells = [{ area: 'clasificado_categorias' }]
const pictures = recordPicture({
  field: 'archivo',
  shape: { width: 640, height: 480, fit: 'cover', format: 'webp' },
  keptBytes: 1024 * 1024,
  says: {
    unreadable: classifiedMessages.categoryFileNotUploaded,
    notWritten: classifiedMessages.categoryFileSaveProblem,
    notKept: classifiedMessages.categoryFileNotSaved,
  },
})

/** A page of the categories, as JSON text. */
export function listCategories(db: Db, query: queries.CategoryQuery): Promise<JsonText> {
  return queries.listCategories(db, query)
}

async function categoryFor(db: Db, id: number): Promise<z.input<typeof CategorySchema>> {
  const category = await queries.getCategory(db, id)
  if (!category) throw new Refusal(classifiedMessages.categoryAbsent)
  return category
}

/** Makes a category. Of two that take one name at once, the second is refused (50). */
export async function createCategory(
  parts: CategoryParts,
  actor: Actor,
  form: Of<typeof CategoryFormSchema>,
  uploads: readonly Upload[],
): Promise<Saved> {
  const picture = await pictures.draw(parts, uploads)
  const writing = inTransaction(parts.db, async (db) => {
    const fileId = picture && (await pictures.keep(db, parts, actor, picture))
    const after = await queries.insertCategory(db, { ...form, archivo_id: fileId })
    const { id, version } = after
    await record(db, actor, { action: 'categories.created', entity: 'clasificado_categoria', id, after, tells })
    return { id, version }
  })
  return orNameTaken(writing)
}

/** Changes a category; without a file its picture stays. 409 with the stored one when somebody saved after `version`. */
export async function updateCategory(
  parts: CategoryParts,
  actor: Actor,
  { id, version, estado_id: status, ...names }: Of<typeof CategoryUpdateSchema>,
  uploads: readonly Upload[],
): Promise<Saved> {
  await categoryFor(parts.db, id) // before its picture is drawn
  const picture = await pictures.draw(parts, uploads)
  const writing = inTransaction(parts.db, async (db) => {
    const before = await queries.lockCategory(db, id)
    if (!before) throw new Refusal(classifiedMessages.categoryAbsent)
    if (before.version !== version) return null
    const fileId = picture && (await pictures.keep(db, parts, actor, picture))
    const after = await queries.updateCategory(db, id, {
      ...names,
      ...(status && { estado_id: status }),
      ...(fileId && { archivo_id: fileId }),
    })
    if (fileId && before.archivo_id) await parts.files.drop(db, before.archivo_id)
    const isRenamed = before.nombre !== after.nombre || before.nombre_en !== after.nombre_en
    if (isRenamed) await parts.jobs.enqueue(db, textsJob, { categoria_id: id }) // its items are found by its name
    await record(db, actor, { action: 'categories.updated', entity: 'clasificado_categoria', id, before, after, tells })
    return { id, version: after.version }
  })
  const updated = await orNameTaken(writing)
  if (!updated) throw new Refusal(coreMessages.changedByOther, { data: await categoryFor(parts.db, id) })
  return updated
}

/** Deletes a category softly, by an administrator or above (5); one that items name is only deactivated, and the answer says so (decision 33). */
export function removeCategory(
  { db }: Pick<CategoryParts, 'db'>,
  actor: Actor,
  id: number,
): Promise<Of<typeof CategoryRemovedSchema>> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockCategory(db, id)
    if (!before) throw new Refusal(classifiedMessages.categoryAbsent)
    if (!mayDelete(actor.role)) throw new Refusal(classifiedMessages.insufficientHierarchy)
    const isInUse = await queries.isCategoryInUse(db, id)
    const after = isInUse
      ? await queries.updateCategory(db, id, { estado_id: CategoryStatus.inactive })
      : await queries.markCategoryDeleted(db, id)
    const action = isInUse ? 'categories.deactivated' : 'categories.deleted'
    await record(db, actor, { action, entity: 'clasificado_categoria', id, before, after, tells })
    return { solo_desactivada: isInUse }
  })
}

async function orNameTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (!isDuplicate(error, 'clasificado_categoria_nombre')) throw error
    throw beside('nombre', classifiedMessages.categoryNameInvalid, error)
  }
}
