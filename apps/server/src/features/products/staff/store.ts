import type { Of } from '@portal/contract/core/fields'
import { productMessages } from '@portal/contract/products/messages'
import type { ProductFormSchema, ProductUpdateSchema } from '@portal/contract/products/staff/schemas'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import * as queries from './queries.ts'
import { orTaken, refuseChoices, refuseOtherNames } from './refusals.ts'
import { announces, entity } from './status.ts'

export interface Saved {
  id: number
  version: number
}

/** Stores a drawn picture in the transaction of its product. */
interface NewPicture {
  keep(db: Db): Promise<string>
}
interface ReplacingPicture extends NewPicture {
  drop(db: Db, fileId: string): Promise<unknown>
}

/** Stores a product without a public page, as its form and an import do. Throws what the form refuses. */
export function addProduct(
  db: Db,
  actor: Actor,
  form: Of<typeof ProductFormSchema>,
  picture: NewPicture | null = null,
): Promise<Saved> {
  const writing = inTransaction(db, async (db) => {
    await refuseChoices(db, form, null)
    const fileId = picture && (await picture.keep(db))
    const after = await queries.insertProduct(db, { ...form, archivo_id: fileId })
    const { id, version } = after
    await record(db, actor, { action: 'products.created', entity, id, after, announces })
    return { id, version }
  })
  return orTaken(writing)
}

/** Changes a stored product, as its form and an import do. Throws `changedByOther` when someone saved after `version`. */
export function changeProduct(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...form }: Of<typeof ProductUpdateSchema>,
  picture: ReplacingPicture | null = null,
): Promise<Saved> {
  const writing = inTransaction(db, async (db) => {
    const before = await queries.lockProduct(db, id)
    if (!before) throw new Refusal(productMessages.absent)
    refuseStale(before, version)
    if (before.slug !== null) refuseOtherNames(form)
    await refuseChoices(db, form, before)
    const fileId = picture && (await picture.keep(db))
    const after = await queries.updateProduct(db, id, { ...form, ...(fileId && { archivo_id: fileId }) })
    if (picture && fileId && before.archivo_id) await picture.drop(db, before.archivo_id)
    await record(db, actor, { action: 'products.updated', entity, id, before, after, announces })
    return { id, version: after.version }
  })
  return orTaken(writing)
}
