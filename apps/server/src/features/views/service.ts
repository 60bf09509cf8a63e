import { coreMessages } from '@portal/contract/core/core-messages'
import type { In, Of } from '@portal/contract/core/fields'
import { mostViews, type ViewList, viewLists } from '@portal/contract/views/constants'
import { viewMessages as messages } from '@portal/contract/views/messages'
import type { InitialViewSchema, ViewFormSchema, ViewSchema, ViewUpdateSchema } from '@portal/contract/views/schemas'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, isDuplicate, isReferenced, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale, shownAfter } from '#core/records/versions.ts'
import { mayEdit } from './policy.ts'
import * as queries from './queries.ts'

type View = In<typeof ViewSchema>

/** The lists that the actor may open: views of others are not there for them. */
const listsOf = ({ modules }: Actor): ViewList[] =>
  (Object.keys(viewLists) as ViewList[]).filter((list) => {
    const wanted: readonly string[] = viewLists[list]
    return wanted.length === 0 || [...modules].some((module) => wanted.includes(module))
  })

/** Every view that the actor may use, by name. */
export async function listViews(db: Db, actor: Actor): Promise<{ vistas: View[] }> {
  const rows = await queries.listViews(db, actor, listsOf(actor))
  return {
    vistas: rows.map(({ usuario_id: authorId, usuario_nombre: author, ...view }) => ({
      ...view,
      usuario_nombre: authorId === actor.id ? null : author,
      puede_editar: mayEdit(actor, { ...view, usuario_id: authorId }),
    })),
  }
}

/**
 * Keeps a view. Throws `notAllowed` for a list that the actor may not open, and `nameTaken`, `nobodyToShareWith` or
 * `tooMany`.
 */
export async function createView(db: Db, actor: Actor, form: Of<typeof ViewFormSchema>): Promise<View> {
  if (!listsOf(actor).includes(form.lista)) throw new Refusal(coreMessages.notAllowed)
  refuseLonelySharing(actor, form)
  const writing = inTransaction(db, async (db) => {
    if ((await queries.countOwn(db, actor.id, form.lista)) >= mostViews) throw new Refusal(messages.tooMany)
    const id = await queries.insertView(db, { ...form, usuario_id: actor.id, empresa_id: actor.enterpriseId })
    await note(db, actor, 'created', { id, after: form })
    return id
  })
  return viewOf(db, actor, await orNameTaken(writing))
}

/**
 * Renames, shares or replaces one. Throws `nameTaken`, `absent` or `nobodyToShareWith`; 409 with the stored one when
 * someone saved after `version`.
 */
export async function updateView(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...changes }: Of<typeof ViewUpdateSchema>,
): Promise<View> {
  refuseLonelySharing(actor, changes)
  const writing = inTransaction(db, async (db) => {
    const before = await lockToEdit(db, actor, id)
    refuseStale(before, version)
    await queries.updateView(db, id, changes)
    await note(db, actor, 'updated', { id, before, after: changes })
  })
  return shownAfter(orNameTaken(writing), () => viewOf(db, actor, id))
}

/** Deletes one; lists that opened with it open whole. Throws `absent`. */
export async function removeView(db: Db, actor: Actor, id: number): Promise<null> {
  await inTransaction(db, async (db) => {
    const before = await lockToEdit(db, actor, id)
    await queries.deleteView(db, id)
    await note(db, actor, 'deleted', { id, before })
  })
  return null
}

/** The view with which a list opens for this actor alone; null for none. Throws `absent`. */
export async function setInitialView(
  db: Db,
  actor: Actor,
  { lista: list, vista_id: id }: Of<typeof InitialViewSchema>,
): Promise<null> {
  const writing = inTransaction(db, async (db) => {
    const view = id === null ? null : await queries.getView(db, actor, listsOf(actor), id)
    if (view === undefined || (view && view.lista !== list)) throw new Refusal(messages.absent)
    await queries.setInitial(db, actor.id, list, id)
    await note(db, actor, 'initial', { id, after: { lista: list, vista_id: id } })
  })
  await writing.catch((error: unknown) => {
    throw isReferenced(error) ? new Refusal(messages.absent, { cause: error }) : error // deleted meanwhile
  })
  return null
}

async function viewOf(db: Db, actor: Actor, id: number): Promise<View> {
  const found = (await listViews(db, actor)).vistas.find((view) => view.id === id)
  if (!found) throw new Refusal(messages.absent)
  return found
}

async function lockToEdit(db: Db, actor: Actor, id: number): Promise<queries.View> {
  const found = await queries.lockView(db, actor, listsOf(actor), id)
  if (!found) throw new Refusal(messages.absent)
  if (!mayEdit(actor, found)) throw new Refusal(coreMessages.notAllowed)
  return found
}

function refuseLonelySharing(actor: Actor, { compartida: isShared }: { compartida: boolean }): void {
  if (isShared && actor.enterpriseId === null) throw fieldRefusal('compartida', messages.nobodyToShareWith)
}

const orNameTaken = <T>(writing: Promise<T>): Promise<T> =>
  writing.catch((error: unknown) => {
    throw isDuplicate(error, 'vista_nombre') ? fieldRefusal('nombre', messages.nameTaken, error) : error
  })

interface Noted {
  id: number | null
  before?: object
  after?: object
}

/** The author hears of it, and everyone of their enterprise: it may be shared, or have been. */
const note = (db: Db, actor: Actor, verb: string, noted: Noted): Promise<void> =>
  record(db, actor, {
    action: `views.${verb}`,
    entity: 'vista',
    ...noted,
    announces: [{ area: 'vistas', of: [{ authorId: actor.id }, { enterpriseId: actor.enterpriseId }] }],
  })
