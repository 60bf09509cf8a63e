import { isDeepStrictEqual } from 'node:util'
import { ApprovalStatus } from '@portal/contract/marketplace/states'
import type { Actor } from '#core/base/actor.ts'
import type { Refused } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { record, recordAll } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import type { Picture } from '../pictures/owned.ts'
import { picturesIn } from '../rules/edits.ts'
import { withViews } from '../rules/views.ts'
import type { ItemKind, StoredItem } from './kind.ts'
import { lockEditable, refuse, refuseFrozen } from './refusals.ts'

export type Saved = { id: number; version: number }

export interface NewItem<Form> {
  form: Form
  /** Of the actor, and of no other item. */
  pictures: readonly Picture[]
}

/**
 * Returns the errors of each form as a new item; empty lists are valid. Referenced rows are locked until the commit.
 */
export const refusalsOfItems = <F extends object, V extends F, R extends F & StoredItem, X>(
  kind: ItemKind<F, V, R, X>,
  db: Db,
  forms: readonly F[],
): Promise<Refused[][]> =>
  refusalsOfForms(
    kind,
    db,
    forms.map((form) => ({ form, before: null })),
  )

interface FormOf<Form, Row> {
  form: Form
  /** The item that it changes; null makes a new one. */
  before: Row | null
}

/** Returns the errors of forms of new and of stored items, as `refusalsOfItems`. */
export async function refusalsOfForms<F extends object, V extends F, R extends F & StoredItem, X>(
  { completed, lockFacts, refusalsOfForm }: ItemKind<F, V, R, X>,
  db: Db,
  sent: readonly FormOf<F, R>[],
): Promise<Refused[][]> {
  const wanted = sent.map(({ form }) => completed(form))
  const facts = await lockFacts(db, wanted)
  return wanted.map((values, at) => refusalsOfForm(values, facts, sent[at]!.before))
}

/**
 * Creates items of the actor inside the caller's transaction, in order. Staff's own are approved immediately; others
 * wait. Throws the errors of the first invalid one.
 */
export async function createItems<F extends object, V extends F, R extends F & StoredItem, X>(
  kind: ItemKind<F, V, R, X>,
  db: Db,
  actor: Actor,
  items: readonly NewItem<F>[],
): Promise<Saved[]> {
  for (const refused of await refusalsOfItems(
    kind,
    db,
    items.map(({ form }) => form),
  ))
    refuse(refused)
  const standing = kind.isStaff(actor)
    ? { aprobacion: ApprovalStatus.approved, ...kind.store.approvedNow() }
    : { aprobacion: ApprovalStatus.pending }
  const made = await kind.store.insertItems(
    db,
    items.map(({ form, pictures }) => ({
      ...kind.completed(form),
      ...standing,
      imagenes: pictures,
      usuario_id: actor.id,
      empresa_id: actor.enterpriseId,
    })),
  )
  for (const item of made)
    if (item.imagenes.length) await kind.pictures.assignPictures(db, item.id, picturesIn(item, null))
  const action = `${kind.audit}.created`
  await recordAll(
    db,
    actor,
    made.map((after) => ({ action, entity: kind.entity, id: after.id, after })),
    made.length === 1 ? kind.changeOf(null, made[0]!) : kind.changesOf(...made),
  )
  return made.map(({ id, version }) => ({ id, version }))
}

/** Creates one item, as `createItems`. */
export async function createItem<F extends object, V extends F, R extends F & StoredItem, X>(
  kind: ItemKind<F, V, R, X>,
  db: Db,
  actor: Actor,
  form: F,
  pictures: readonly Picture[] = [],
): Promise<Saved> {
  const [saved] = await createItems(kind, db, actor, [{ form, pictures }])
  return saved!
}

export interface FormEdit<Form> {
  /** Fields that are left out stay as they are, or as in the waiting edit. */
  form: Partial<Form>
  /** Null means any version. */
  version: number | null
  /** When left out, pictures stay as they are, or as in the waiting edit. */
  pictures?: readonly Picture[] | undefined
  /** The view of each picture in their order; when left out, each shows what it showed. */
  views?: readonly string[] | undefined
}

/** Changes an item as `updateLocked`; null when someone saved after `version`. Refuses when there is none, and without the rank. */
export async function updateItem<F extends object, V extends F, R extends F & StoredItem, X>(
  kind: ItemKind<F, V, R, X>,
  db: Db,
  actor: Actor,
  id: number,
  edit: FormEdit<F>,
): Promise<Saved | null> {
  const before = await lockEditable(kind, db, actor, id)
  refuseFrozen(kind, before)
  if (edit.version !== null && before.version !== edit.version) return null
  return updateLocked(kind, db, actor, before, edit)
}

/**
 * Changes an item inside the caller's transaction, which has locked it. Edits of an approved item that need approval
 * wait (rule marketplace/approval-of-edits), unless staff make them. Refuses it when someone saved after `version`, a
 * reserved or sold one, and what is wrong with the form.
 */
export async function updateLocked<F extends object, V extends F, R extends F & StoredItem, X>(
  kind: ItemKind<F, V, R, X>,
  db: Db,
  actor: Actor,
  before: R,
  { form, version, pictures, views }: FormEdit<F>,
): Promise<Saved> {
  const { id } = before
  const { versions } = kind
  refuseFrozen(kind, before)
  refuseStale(before, version)
  const known = await versions.getVersion(db, id)
  const current = kind.edits.withChanges(before, known?.estado === 'pendiente' ? known.datos : {})
  const wanted = kind.completed({ ...kind.edits.formOf(current.values), ...form })
  refuse(kind.refusalsOfForm(wanted, await kind.lockFacts(db, [wanted]), before))

  const wantedPictures = withViews(pictures ?? current.pictures, views, [...current.pictures, ...before.imagenes])
  const isApproved = before.aprobacion === ApprovalStatus.approved
  const mustWait = isApproved && !kind.isStaff(actor)
  const { now, waiting } = mustWait
    ? kind.edits.splitEdit(before, wanted, wantedPictures)
    : { now: wanted, waiting: null }

  const keepsPictures = mustWait || isDeepStrictEqual(wantedPictures, before.imagenes)
  const after = await kind.store.updateItem(db, id, {
    ...changedColumns(before, now),
    ...(!keepsPictures && { imagenes: JSON.stringify(wantedPictures) }),
    aprobacion: isApproved ? ApprovalStatus.approved : ApprovalStatus.pending,
    motivo_rechazo: null,
    motivo_rechazo_codigo: null,
  })
  if (isApproved && known) await versions.replaceVersions(db, id)
  if (waiting) await versions.insertVersion(db, { itemId: id, actorId: actor.id, changes: waiting })
  const shown = picturesIn(after, isApproved ? waiting : known?.datos)
  if (!isSameList(shown, picturesIn(before, known?.datos))) await kind.pictures.assignPictures(db, id, shown)
  await record(db, actor, {
    action: `${kind.audit}.${waiting ? 'changeSent' : 'updated'}`,
    entity: kind.entity,
    id,
    before,
    after: waiting ? { ...after, cambios: waiting } : after,
    announces: kind.changeOf(before, after),
  })
  return { id, version: after.version }
}

/** What differs from the stored row: naming a column makes its triggers run, and its value be stored and indexed again. */
function changedColumns<Form extends object>(before: object, now: Form): Partial<Form> {
  const stored = new Map(Object.entries(before))
  const changed = Object.entries(now).filter(([name, value]) => !isDeepStrictEqual(value, stored.get(name)))
  return Object.fromEntries(changed) as Partial<Form>
}

const isSameList = (one: readonly string[], other: readonly string[]) => one.join() === other.join()
