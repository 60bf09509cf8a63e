import { classifiedMessages } from '@portal/contract/classifieds/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message, Messages } from '@portal/contract/core/messages'
import { fileMessages } from '@portal/contract/imports/file-messages'
import { ItemFormSchema } from '@portal/contract/listings/schemas'
import { itemLimits } from '@portal/contract/marketplace/constants'
import type { Db } from '#core/database/database.ts'
import {
  completed,
  type ItemForm,
  isSameForm,
  itemInitData,
  type OwnItem,
  ownItemsBySku,
  refusalsOfChanges,
  refusalsOfItems,
} from '#features/listings/service.ts'
import * as queries from './queries.ts'
import type { SheetRow } from './rows.ts'
import { importTexts } from './texts.ts'
import { correlativeOf, readerOf, skuOf } from './values.ts'

/** The plan for a row, and its form. */
export interface PlannedRow extends SheetRow {
  accion: queries.Action
  form: ItemForm | null
  /** The listing to change; null for a new one. */
  item: OwnItem | null
  errores: queries.Fault[]
}

type Language = queries.Import['idioma']
type Draft = Omit<PlannedRow, 'accion'>

const area: Messages = classifiedMessages

/**
 * Plans what to do with each row; used by dry run and commit, so that they agree. A row with the code of an own listing
 * changes it; others create one, unless the same row of the same file already did (A12.3).
 */
export async function planRows<R extends SheetRow>(
  db: Db,
  asked: queries.Import,
  rows: readonly R[],
  hasPictures: (row: R) => boolean,
): Promise<PlannedRow[]> {
  const read = readerOf(await itemInitData(db))
  const known = new Set((await queries.madeBefore(db, asked)).map(correlativeOf))
  const skus = rows.flatMap(({ datos }) => skuOf(datos) ?? [])
  const own = await ownItemsBySku(db, { id: asked.usuario_id }, skus)
  const faultsOf = faultFinder(rows, asked.idioma)
  const drafts = rows.map((row): Draft => {
    const sku = skuOf(row.datos)
    const item = (sku && own.get(sku)) || null
    const faults = [...faultsOf(row), ...(sku ? faultsOfItem(item, asked.idioma) : [])]
    const { fila, datos, ilegibles } = row
    return { fila, datos, ilegibles, item, ...formOf({ ...item?.form, ...read(datos) }, asked.idioma, faults) }
  })
  await addRefusals(db, drafts, asked.idioma)
  return drafts.map((found, at): PlannedRow => {
    const draft = { ...found, errores: faultsTold(found, asked.idioma) }
    const number = correlativeOf(draft.datos)
    const isMade = skuOf(draft.datos) === null && number !== null && known.has(number)
    if (isMade) return { ...draft, accion: 'igual', form: null, errores: [] }
    if (draft.errores.length) return { ...draft, accion: 'error', form: null }
    if (!draft.item) return { ...draft, accion: 'crear' }
    const isSame = isSameForm(completed(draft.form!), draft.item.form) && !hasPictures(rows[at]!)
    return isSame ? { ...draft, accion: 'igual', form: null } : { ...draft, accion: 'actualizar' }
  })
}

/** An unreadable cell reports only that error. */
function faultsTold({ ilegibles, errores }: Draft, language: Language): queries.Fault[] {
  const unread = Object.entries(ilegibles).map(([field, why]) =>
    faultOf(field, why === 'error' ? fileMessages.cellError : fileMessages.cellUnreadable, language),
  )
  return [...unread, ...errores.filter(({ campo }) => !(campo in ilegibles))]
}

/** Checks numbers and codes of rows, each of which must be unique. */
function faultFinder(rows: readonly SheetRow[], language: Language) {
  const t = importTexts[language]
  const numbers = Map.groupBy(rows, ({ datos }) => correlativeOf(datos))
  const skus = Map.groupBy(rows, ({ datos }) => skuOf(datos))
  const codigo = classifiedMessages.classifiedInvalid.code
  return ({ datos }: SheetRow): queries.Fault[] => {
    const [number, sku] = [correlativeOf(datos), skuOf(datos)]
    const isTwice = number !== null && numbers.get(number)!.length > 1
    const text = number === null ? t.correlative : isTwice ? t.correlativeTwice : null
    return [
      ...(text ? [{ campo: 'correlativo', codigo, texto: text }] : []),
      ...(sku && skus.get(sku)!.length > 1 ? [{ campo: 'sku', codigo, texto: t.skuTwice }] : []),
    ]
  }
}

function faultsOfItem(item: OwnItem | null, language: Language): queries.Fault[] {
  const { absent, reservedOrSold } = classifiedMessages
  if (!item) return [{ campo: 'sku', codigo: absent.code, texto: importTexts[language].skuUnknown }]
  return item.isFrozen ? [faultOf('sku', reservedOrSold, language)] : []
}

/** Adds refusals of the item rules to the errors found before. */
async function addRefusals(db: Db, drafts: readonly Draft[], language: Language): Promise<void> {
  const readable = drafts.filter(({ form }) => form !== null)
  const [making, changing] = [readable.filter(({ item }) => !item), readable.filter(({ item }) => item)]
  const refused = [
    ...(await refusalsOfItems(
      db,
      making.map(({ form }) => form!),
    )),
    ...(await refusalsOfChanges(
      db,
      changing.map(({ form, item }) => ({ form: form!, before: item! })),
    )),
  ]
  for (const [at, { errores }] of [...making, ...changing].entries())
    errores.push(...refused[at]!.map(({ field, entry }) => faultOf(field, entry, language)))
}

function formOf(sent: Record<string, unknown>, language: Language, faults: queries.Fault[]) {
  const parsed = ItemFormSchema.safeParse(sent)
  if (parsed.success) {
    const { imagenes_actuales: _, ...form } = parsed.data
    return { form: form as ItemForm, errores: faults }
  }
  const found = new Map<string, queries.Fault>()
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0] ?? '')
    if (!found.has(field)) found.set(field, faultOf(field, area[message] ?? coreMessages.invalid, language))
  }
  return { form: null, errores: [...faults, ...found.values()] }
}

const faultOf = (field: string, entry: Message, language: Language): queries.Fault => ({
  campo: field,
  codigo: entry.code,
  texto: entry[language],
})

/** Counts the rows per action. */
export function totalsOf(rows: readonly { accion: queries.Action }[]): queries.Totals {
  const totals = { crear: 0, actualizar: 0, igual: 0, omitir: 0, error: 0 }
  for (const { accion } of rows) totals[accion]++
  return totals
}

const pictureName = /^(\d{1,9})_(\d{1,4})\.[a-z0-9]+$/i

/** Returns the pictures of each correlativo in order, unused names, and duplicates. */
export function matchPictures(names: readonly string[], rows: readonly SheetRow[]) {
  const wanted = new Set(rows.map(({ datos }) => correlativeOf(datos)))
  const numbered = [...new Set(names)].map((name) => {
    const [, row, place] = pictureName.exec(name) ?? []
    return { name, row: row === undefined ? null : Number(row), place: Number(place ?? 0) }
  })
  const orphans = numbered.filter(({ row }) => row === null || !wanted.has(row)).map(({ name }) => name)
  const byRow = Map.groupBy(
    numbered.filter(({ row }) => row !== null).sort((a, b) => a.place - b.place),
    ({ row }) => row,
  )
  const picturesOf = (datos: SheetRow['datos']): string[] =>
    (byRow.get(correlativeOf(datos)) ?? []).map(({ name }) => name)
  const byName = Map.groupBy(names, (name) => name)
  const isTwice = (name: string) => byName.get(name)!.length > 1
  return { picturesOf, orphans, isTwice, most: itemLimits.pictures }
}
