import { Module } from '@portal/contract/access/constants'
import { classifiedDoneMessages, classifiedMessages } from '@portal/contract/classifieds/messages'
import { Currency } from '@portal/contract/core/currencies'
import type { Text } from '@portal/contract/core/text'
import { importKinds } from '@portal/contract/imports/kinds'
import { machineConditionNames, offerModeNames } from '@portal/contract/listings/constants'
import { itemLimits } from '@portal/contract/marketplace/constants'
import type { Actor } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import type { Files } from '#core/files/files.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import type { Workers } from '#core/workers/workers.ts'
import { learnWordsSoon } from '#features/listing-market/service.ts'
import {
  createItems,
  type ItemForm,
  type ItemHooks,
  itemInitData,
  removeItem,
  savePicture,
  updateItem,
} from '#features/listings/service.ts'
import type { Changed, ImportKind, ToWrite, Written } from '../../kind.ts'
import type { Language, Picture, Touched } from '../../queries.ts'
import { type ListingDraft, planListings } from './plan.ts'
import * as queries from './queries.ts'
import { listingTexts } from './texts.ts'

interface ListingDeps {
  db: Db
  files: Pick<Files, 'write' | 'keep' | 'drop' | 'signedPath' | 'find' | 'stream' | 'read'>
  jobs: Pick<Jobs, 'enqueue'>
  workers: Pick<Workers, 'renderings'>
  itemHooks: ItemHooks
}

const { templateNotDownloaded, notCompleted, importedInPart, excelAbsent, unexpected } = classifiedMessages

/** Machinery listings: created, or changed by their SKU, with pictures from a ZIP. */
export const listingImports = (deps: ListingDeps): ImportKind<ListingDraft> => ({
  ...importKinds.clasificado,
  type: 'clasificado',
  messages: {
    imported: classifiedDoneMessages.imported,
    importedInPart,
    fileAbsent: excelAbsent,
    notImported: notCompleted,
    notListed: unexpected,
    templateNotDownloaded,
  },
  texts: listingTexts,
  pictures: { most: itemLimits.pictures, save: (actor, packed) => savePicture(deps, actor, packed) },
  titleOf: ({ marca, anio }) => [marca, anio].filter((part) => part !== undefined).join(' · '),
  choicesOf: (db, _, language) => choicesOf(db, language),
  plan: planListings,
  create: createListings,
  change: changeListings,
  finished: (db) => learnWordsSoon(db, deps.jobs),
  untouched: queries.untouchedItems,
  takeBack: (db, actor, touched) => takeBack({ ...deps, db }, actor, touched),
})

async function choicesOf(db: Db, language: Language) {
  const t = listingTexts[language]
  const { categorias, paises, unidades_tiempo } = await itemInitData(db)
  const nameOf = (choice: { nombre: string; nombre_en: string }) =>
    language === 'es' ? choice.nombre : choice.nombre_en
  const namesOf = (texts: Record<string, Text>) => Object.values(texts).map((text) => text[language])
  return [
    { columns: ['condicion'], values: namesOf(machineConditionNames) },
    { columns: ['categoria_id'], values: categorias.map(nameOf) },
    { columns: ['unidad_tiempo_id'], values: unidades_tiempo.map(nameOf) },
    { columns: ['moneda'], values: Object.values(Currency) },
    { columns: ['modo_oferta'], values: namesOf(offerModeNames) },
    {
      columns: ['es_venta', 'consultar_precio', 'es_arriendo', 'es_venta_externa', 'es_exento'],
      values: [t.yes, t.no],
    },
    { columns: ['pais_id'], values: paises.map(nameOf) },
  ]
}

/** As an owner whose items wait for approval. */
const withoutApproval = (actor: Actor): Actor => ({ ...actor, modules: new Set([Module.myClassifieds]) })
const writerOf = (actor: Actor, isDoubtful: boolean) => (isDoubtful ? withoutApproval(actor) : actor)

async function createListings(db: Db, actor: Actor, rows: readonly ToWrite<ListingDraft>[]): Promise<Written[]> {
  const written = new Map<ToWrite<ListingDraft>, Written>()
  for (const isDoubtful of [false, true]) {
    const some = rows.filter((row) => row.isDoubtful === isDoubtful)
    if (some.length === 0) continue
    const items = some.map(({ draft: { form }, pictures }) => ({ form, pictures }))
    const saved = await createItems(db, writerOf(actor, isDoubtful), items)
    for (const [at, row] of some.entries()) written.set(row, saved[at]!)
  }
  return rows.map((row) => written.get(row)!)
}

/** Without pictures a listing keeps its own. */
async function changeListings(
  db: Db,
  actor: Actor,
  rows: readonly ToWrite<ListingDraft>[],
): Promise<(Changed | null)[]> {
  const changed: (Changed | null)[] = []
  for (const { draft, pictures: drawn, isDoubtful } of rows) {
    const { id, version, form: before, pictures } = draft.item!
    const change = { form: draft.form, version, ...(drawn.length > 0 && { pictures: drawn }) }
    const saved = await updateItem(db, writerOf(actor, isDoubtful), id, change)
    changed.push(saved && { ...saved, antes: { form: before, pictures } })
  }
  return changed
}

async function takeBack(
  deps: Pick<ListingDeps, 'db' | 'itemHooks'>,
  actor: Actor,
  { id, version, antes }: Touched,
): Promise<void> {
  const before = antes as { form: ItemForm; pictures: Picture[] } | null
  if (before) await inTransaction(deps.db, (db) => updateItem(db, actor, id, { ...before, version }))
  else await removeItem(deps, actor, id)
}
