import { Module } from '@portal/contract/access/constants'
import { categoryCalls } from '@portal/contract/classifieds/categories/calls'
import * as s from '@portal/contract/classifieds/categories/schemas'
import { classifiedMessages } from '@portal/contract/classifieds/messages'
import { SavedSchema } from '@portal/contract/classifieds/schemas'
import type { Door } from '#core/door.ts'
import { pictureFiles as files } from '#core/record-pictures.ts'
import { type CategoryParts, createCategory, listCategories, removeCategory, updateCategory } from './service.ts'
import { refreshCategoryTexts, textsJob } from './texts.ts'

const access = Module.manageClassifieds
const failed = classifiedMessages.categoryNotSaved

/** Mounts the calls of classified categories (module of all classifieds). */
export function categoryRoutes(door: Door, parts: CategoryParts): void {
  door.mount(
    categoryCalls.list,
    { access, params: s.CategoryListQuerySchema, reply: s.CategoryListSchema, failed: classifiedMessages.unexpected },
    ({ params }) => listCategories(parts.db, params),
  )
  door.mount(
    categoryCalls.save,
    { access, body: s.CategoryFormSchema, reply: SavedSchema, files, failed },
    ({ actor, body, files }) => createCategory(parts, actor, body, files),
  )
  door.mount(
    categoryCalls.update,
    { access, body: s.CategoryUpdateSchema, reply: SavedSchema, files, failed },
    ({ actor, body, files }) => updateCategory(parts, actor, body, files),
  )
  door.mount(
    categoryCalls.remove,
    { access, params: s.CategoryByIdSchema, reply: s.CategoryRemovedSchema, failed },
    ({ actor, params }) => removeCategory(parts, actor, params.id),
  )
}

/** Defines what follows the renaming of a category. */
export function categoryJobs({ db, jobs }: Pick<CategoryParts, 'db' | 'jobs'>): Promise<void> {
  return jobs.define(textsJob, ({ categoria_id }) => refreshCategoryTexts(db, categoria_id))
}
