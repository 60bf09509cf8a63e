import type { Of } from '@portal/contract/core/fields'
import { pageLanguages } from '@portal/contract/core/language'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { productMessages } from '@portal/contract/products/messages'
import {
  PageTextsSchema,
  type PageUpdateSchema,
  type StaffPageSchema,
  type ViewFormSchema,
} from '@portal/contract/products/pages/schemas'
import { factsNamedIn, pageLimits } from '@portal/contract/products/pages/words'
import { takenPaths } from '@portal/contract/settings/keys'
import type { z } from 'zod'
import type { Actor, Anyone } from '#core/base/actor.ts'
import type { Upload } from '#core/base/answers.ts'
import { fieldRefusal, isDuplicate, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { Files } from '#core/files/files.ts'
import { refuseStale, showingStored } from '#core/records/versions.ts'
import type { Workers } from '#core/workers/workers.ts'
import { settingOf } from '#features/settings/service.ts'
import { menuChanges } from '../areas.ts'
import { productPicture } from '../picture.ts'
import { listViews } from '../queries.ts'
import { isModel } from './model.ts'
import * as queries from './queries.ts'

type StaffPage = z.input<typeof StaffPageSchema>
type Form = Of<typeof PageUpdateSchema>

export interface ProductPageDeps {
  db: Db
  files: Pick<Files, 'write' | 'keep' | 'drop'>
  workers: Pick<Workers, 'picture'>
}

const entity = 'producto'
const announces = menuChanges

const pictures = productPicture({
  unreadable: null,
  notWritten: productMessages.fileNotSaved,
  notKept: productMessages.imageNotSaved,
})

/** Returns the page of a product for its form, with the products that it may name. Throws `absent`. */
export async function staffPageOf(db: Db, id: number): Promise<StaffPage> {
  const page = await queries.getPage(db, id)
  if (!page) throw new Refusal(productMessages.absent)
  const [vistas, otros] = await Promise.all([listViews(db, id), queries.listOthers(db, id)])
  const { slug, publicada, orden, reemplazo_id, redirige, version } = page
  return {
    id,
    slug,
    publicada,
    orden,
    textos: PageTextsSchema.parse(page.pagina),
    vistas,
    modelo_url: page.modelo_id && `/v1/archivo/${page.modelo_id}`,
    reemplazo_id,
    redirige,
    version,
    otros,
  }
}

/**
 * Changes the page of a product (rule products/pages): its address, which stays once it was published, its texts and
 * what replaces it. 409 with the stored page when someone saved after `version`.
 */
export async function updatePage(db: Db, actor: Actor, id: number, { version, ...form }: Form): Promise<StaffPage> {
  const writing = inTransaction(db, async (db) => {
    const before = await queries.lockPage(db, id)
    if (!before) throw new Refusal(productMessages.absent)
    refuseStale(before, version)
    await refuseAddress(db, before, form.slug)
    await refuseTexts(db, id, form)
    const { textos, ...rest } = form
    const after = await queries.updatePage(db, id, { ...rest, pagina: JSON.stringify(textos) })
    await record(db, actor, { action: 'products.pageSaved', entity, id, before, after, announces })
  })
  await showingStored(orAddressTaken(writing), () => staffPageOf(db, id))
  return staffPageOf(db, id)
}

/** What undoing a change of publication needs: the version that it left and what was before it. */
interface PublishedBefore {
  version: number
  publicada: boolean
}

/** Publishes a page or takes it off the site. Throws `alreadySo`, `noAddress`, or `pageIncomplete` without its texts. */
export function setPublished(db: Db, actor: Actor, id: number, isPublished: boolean): Promise<PublishedBefore> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockPage(db, id)
    if (!before) throw new Refusal(productMessages.absent)
    if (before.publicada === isPublished) throw new Refusal(bulkMessages.alreadySo)
    if (isPublished && before.slug === null) throw new Refusal(productMessages.noAddress)
    if (isPublished && missingOf(PageTextsSchema.parse(before.pagina)))
      throw new Refusal(productMessages.pageIncomplete)
    return storePublished(db, actor, before, isPublished)
  })
}

/** Gives a page its earlier publication back, unless it changed since. */
export function restorePublished(
  db: Db,
  actor: Actor,
  id: number,
  { version, publicada }: PublishedBefore,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockPage(db, id)
    refuseStale(before, version)
    await storePublished(db, actor, before, publicada)
  })
}

async function storePublished(db: Db, by: Anyone, before: queries.Page, publicada: boolean): Promise<PublishedBefore> {
  const after = await queries.updatePage(db, before.id, { publicada })
  await record(db, by, { action: 'products.pageSaved', entity, id: before.id, before, after, announces })
  return { version: after.version, publicada: before.publicada }
}

/**
 * Takes the products that come with the portal off a site that is not open, as long as nobody has changed them: what a
 * company shows is what it publishes (rule opening/samples).
 */
export function hideSampleProducts(db: Db, by: Anyone): Promise<void> {
  return inTransaction(db, async (db) => {
    for (const { id } of await queries.listUntouched(db)) {
      const page = await queries.lockPage(db, id)
      if (page?.publicada && page.version === 1) await storePublished(db, by, page, false)
    }
  })
}

/** The first text that a published page lacks. */
const missingOf = ({ es }: Form['textos']) =>
  (['resumen', 'descripcion', 'titular'] as const).find((field) => es[field] === '')

/** Throws `addressFixed` or `addressTaken`: pages of the site and cards of people have their addresses too. */
async function refuseAddress(db: Db, before: queries.Page, slug: string): Promise<void> {
  if (slug === before.slug) return
  if (before.publicada) throw fieldRefusal('slug', productMessages.addressFixed)
  const { personas } = await settingOf(db, 'personas')
  if (takenPaths.includes(slug) || personas.some((person) => person.slug === slug))
    throw fieldRefusal('slug', productMessages.addressTaken)
}

async function orAddressTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    throw isDuplicate(error, 'producto_slug_key') ? fieldRefusal('slug', productMessages.addressTaken) : error
  }
}

/** Throws `pageIncomplete`, `relatedInvalid` or `factUnknown` at the field that is wrong. */
async function refuseTexts(
  db: Db,
  id: number,
  { slug, publicada, textos, reemplazo_id }: Omit<Form, 'version'>,
): Promise<void> {
  const missing = missingOf(textos)
  if (publicada && missing) throw fieldRefusal(`textos.es.${missing}`, productMessages.pageIncomplete)
  const others = await queries.listOthers(db, id)
  if (reemplazo_id !== null && !others.some((one) => one.id === reemplazo_id))
    throw fieldRefusal('reemplazo_id', productMessages.relatedInvalid)
  const known = new Set(others.map((one) => one.slug))
  for (const language of pageLanguages) {
    const named = textos[language].funciona_con.map((one) => one.slug)
    if (new Set(named).size < named.length || named.some((one) => !known.has(one)))
      throw fieldRefusal(`textos.${language}.funciona_con`, productMessages.relatedInvalid)
  }
  await refuseUnknownFacts(db, known.add(slug), textos)
}

async function refuseUnknownFacts(db: Db, slugs: ReadonlySet<string>, texts: Form['textos']): Promise<void> {
  const keys = await queries.knownKeys(
    db,
    factsNamedIn(texts).map(([, fact]) => fact),
  )
  for (const language of pageLanguages)
    for (const [field, value] of Object.entries(texts[language]))
      if (!factsNamedIn(value).every(([slug, fact]) => slugs.has(slug) && keys.has(fact)))
        throw fieldRefusal(`textos.${language}.${field}`, productMessages.factUnknown)
}

/** Adds a picture to a page, after those that it has. Throws `tooManyViews`; of two at once, one waits for the other. */
export async function addView(
  deps: ProductPageDeps,
  actor: Actor,
  id: number,
  form: Of<typeof ViewFormSchema>,
  uploads: readonly Upload[],
): Promise<StaffPage> {
  await staffPageOf(deps.db, id) // before the picture is drawn
  const picture = await pictures.draw(deps, uploads)
  if (!picture) throw fieldRefusal('imagen', productMessages.imageRequired)
  await changePage(deps.db, actor, id, 'viewAdded', async (db) => {
    const views = await listViews(db, id)
    if (views.length >= pageLimits.views) throw fieldRefusal('imagen', productMessages.tooManyViews)
    const archivoId = await pictures.keep(db, deps, actor, picture)
    const view = await queries.insertView(db, { producto_id: id, archivo_id: archivoId, ...form })
    return { before: null, after: { vista: view.texto, archivo_id: archivoId } }
  })
  return staffPageOf(deps.db, id)
}

/** Takes a picture off a page. Throws `viewAbsent` when it is gone. */
export async function removeView(
  { db, files }: ProductPageDeps,
  actor: Actor,
  id: number,
  viewId: number,
): Promise<StaffPage> {
  await changePage(db, actor, id, 'viewRemoved', async (db) => {
    const view = await queries.lockView(db, id, viewId)
    if (!view) throw new Refusal(productMessages.viewAbsent)
    await queries.deleteView(db, viewId)
    await files.drop(db, view.archivo_id)
    return { before: { vista: view.texto, archivo_id: view.archivo_id }, after: null }
  })
  return staffPageOf(db, id)
}

/** Stores the 3-D model of a product instead of an earlier one. Throws `modelInvalid` for what the pages cannot show. */
export async function saveModel(
  deps: ProductPageDeps,
  actor: Actor,
  id: number,
  [upload]: readonly Upload[],
): Promise<StaffPage> {
  const { db, files } = deps
  await staffPageOf(db, id)
  if (!upload || !(await isModel(upload.path))) throw fieldRefusal('modelo', productMessages.modelInvalid)
  const written = await files.write({
    name: upload.name,
    content: { path: upload.path },
    allowed: ['glb'],
    maxBytes: pageLimits.modelBytes,
    isPublic: true,
  })
  await changePage(db, actor, id, 'modelSaved', async (db, before) => {
    const modeloId = await files.keep(db, actor, written)
    await replaceModel(deps, db, before, modeloId)
    return { before: { modelo_id: before.modelo_id }, after: { modelo_id: modeloId } }
  })
  return staffPageOf(db, id)
}

/** Removes the 3-D model of a product, if it has one. */
export async function removeModel(deps: ProductPageDeps, actor: Actor, id: number): Promise<StaffPage> {
  await changePage(deps.db, actor, id, 'modelRemoved', async (db, before) => {
    await replaceModel(deps, db, before, null)
    return { before: { modelo_id: before.modelo_id }, after: { modelo_id: null } }
  })
  return staffPageOf(deps.db, id)
}

async function replaceModel({ files }: ProductPageDeps, db: Db, before: queries.Page, modeloId: string | null) {
  await queries.updatePage(db, before.id, { modelo_id: modeloId })
  if (before.modelo_id) await files.drop(db, before.modelo_id)
}

interface Change {
  before: object | null
  after: object | null
}

/** Changes something of a locked page and records it. Throws `absent`. */
function changePage(
  db: Db,
  actor: Actor,
  id: number,
  verb: 'viewAdded' | 'viewRemoved' | 'modelSaved' | 'modelRemoved',
  change: (db: Db, before: queries.Page) => Promise<Change>,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const page = await queries.lockPage(db, id)
    if (!page) throw new Refusal(productMessages.absent)
    const changed = await change(db, page)
    await record(db, actor, { action: `products.${verb}`, entity, id, ...changed, announces })
  })
}
