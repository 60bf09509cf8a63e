import { ApprovalStatus } from '@portal/contract/marketplace/states'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import type { Change } from '#core/database/events.ts'
import { record, recordAll } from '#core/database/record.ts'
import { announcedFacts } from '#features/listing-market/service.ts'
import { picturesIn } from '#features/marketplace/rules/edits.ts'
import { assignPictures } from './pictures/queries.ts'
import { isStaff } from './policy.ts'
import * as queries from './queries.ts'
import { lockEditable, refuse, refuseFrozen } from './refusals.ts'
import { splitEdit } from './rules/changes.ts'
import { type Refused, refusalsOfForm } from './rules/checks.ts'
import { completed, type ItemForm, type Picture } from './rules/values.ts'
import { getVersion, insertVersion, replaceVersions } from './versions/queries.ts'

export type Saved = { id: number; version: number }

export interface NewItem {
  form: ItemForm
  /** Of the actor, and of no other item. */
  pictures: readonly Picture[]
}

/** Returns the changes for staff and the owners of these items. */
export const changesOf = (...items: { id: number; usuario_id: number }[]): Change[] => [
  {
    area: 'clasificados',
    of: [...new Set(items.map(({ usuario_id }) => usuario_id))].map((authorId) => ({ authorId })),
    ...(items.length === 1 && { id: items[0]!.id }),
  },
]

type Announced = Parameters<typeof announcedFacts>[1] & { id: number; usuario_id: number }

/** Returns the change of one item, with what visitors may see of it before and after; null before it was there. */
export const changeOf = (before: Announced | null, after: Announced): Change[] =>
  changesOf(after).map((change) => ({ ...change, facts: announcedFacts(before, after) }))

/**
 * Returns the errors of each form as a new item; empty lists are valid. Referenced rows are locked until the commit.
 */
export async function refusalsOfItems(db: Db, forms: readonly ItemForm[]): Promise<Refused[][]> {
  const facts = await queries.lockFacts(db, forms)
  return forms.map((form) => refusalsOfForm(completed(form), facts))
}

interface Changed {
  form: ItemForm
  before: { categoria_id: number }
}

/** Returns the errors of changed items. */
export async function refusalsOfChanges(db: Db, changed: readonly Changed[]): Promise<Refused[][]> {
  const facts = await queries.lockFacts(
    db,
    changed.map(({ form }) => form),
  )
  return changed.map(({ form, before }) => refusalsOfForm(completed(form), facts, before))
}

/**
 * Creates items of the actor inside the caller's transaction, in order. Staff's own are approved immediately; others
 * wait. Throws the errors of the first invalid one.
 */
export async function createItems(db: Db, actor: Actor, items: readonly NewItem[]): Promise<Saved[]> {
  for (const refused of await refusalsOfItems(
    db,
    items.map(({ form }) => form),
  ))
    refuse(refused)
  const standing = isStaff(actor)
    ? { aprobacion: ApprovalStatus.approved, aprobado_en: queries.rightNow(), vence_en: queries.inNinetyDays() }
    : { aprobacion: ApprovalStatus.pending }
  const made = await queries.insertItems(
    db,
    items.map(({ form, pictures }) => ({
      ...completed(form),
      ...standing,
      imagenes: pictures,
      usuario_id: actor.id,
      empresa_id: actor.enterpriseId,
    })),
  )
  for (const item of made) if (item.imagenes.length) await assignPictures(db, item.id, picturesIn(item, null))
  const action = 'classifieds.created'
  await recordAll(
    db,
    actor,
    made.map((after) => ({ action, entity: 'clasificado', id: after.id, after })),
    made.length === 1 ? changeOf(null, made[0]!) : changesOf(...made),
  )
  return made.map(({ id, version }) => ({ id, version }))
}

/** Creates one item, as `createItems`. */
export async function createItem(
  db: Db,
  actor: Actor,
  form: ItemForm,
  pictures: readonly Picture[] = [],
): Promise<Saved> {
  const [saved] = await createItems(db, actor, [{ form, pictures }])
  return saved!
}

interface Edit {
  form: ItemForm
  /** Null means any version. */
  version: number | null
  /** When left out, pictures stay as they are, or as in the waiting edit. */
  pictures?: readonly Picture[] | undefined
}

/** Changes an item as `updateLocked`. Throws 15 or 19 when there is none, 5 without the rank. */
export const updateItem = async (db: Db, actor: Actor, id: number, edit: Edit): Promise<Saved | null> =>
  updateLocked(db, actor, await lockEditable(db, actor, id), edit)

/**
 * Changes an item inside the caller's transaction, which has locked it. Edits of an approved item that need approval
 * wait (decision 27), unless staff make them. Returns null when someone saved after `version`. Throws 34, or the form's
 * errors.
 */
export async function updateLocked(
  db: Db,
  actor: Actor,
  before: queries.ItemRow,
  { form, version, pictures }: Edit,
): Promise<Saved | null> {
  const { id } = before
  refuseFrozen(before)
  if (version !== null && before.version !== version) return null
  const wanted = completed(form)
  refuse(refusalsOfForm(wanted, await queries.lockFacts(db, [wanted]), before))

  const known = await getVersion(db, id)
  const waited = known?.estado === 'pendiente' ? known.datos.imagenes : undefined
  const wantedPictures = [...(pictures ?? waited ?? before.imagenes)]
  const isApproved = before.aprobacion === ApprovalStatus.approved
  const mustWait = isApproved && !isStaff(actor)
  const { now, waiting } = mustWait ? splitEdit(before, wanted, wantedPictures) : { now: wanted, waiting: null }

  const after = await queries.updateItem(db, id, {
    ...now,
    imagenes: JSON.stringify(mustWait ? before.imagenes : wantedPictures),
    aprobacion: isApproved ? ApprovalStatus.approved : ApprovalStatus.pending,
    motivo_rechazo: null,
    motivo_rechazo_codigo: null,
  })
  if (isApproved && known) await replaceVersions(db, id)
  if (waiting) await insertVersion(db, { itemId: id, actorId: actor.id, changes: waiting })
  const shown = picturesIn(after, isApproved ? waiting : known?.datos)
  if (!isSameList(shown, picturesIn(before, known?.datos))) await assignPictures(db, id, shown)
  await record(db, actor, {
    action: waiting ? 'classifieds.changeSent' : 'classifieds.updated',
    entity: 'clasificado',
    id,
    before,
    after: waiting ? { ...after, cambios: waiting } : after,
    announces: changeOf(before, after),
  })
  return { id, version: after.version }
}

const isSameList = (one: readonly string[], other: readonly string[]) => one.join() === other.join()
