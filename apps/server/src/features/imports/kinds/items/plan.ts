import type { Language } from '@portal/contract/core/language'
import type { Message } from '@portal/contract/core/messages'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { isSameForm, type OwnItem, ownItemsBySku } from '#features/marketplace/items/by-sku.ts'
import type { ItemKind, SameItem, StoredItem } from '#features/marketplace/items/kind.ts'
import { refusalsOfForms } from '#features/marketplace/items/write.ts'
import { isFrozen } from '#features/marketplace/rules/standing.ts'
import { correlativeOf, repeated } from '../../cells.ts'
import { faultOf } from '../../faults.ts'
import type { Planned, Sheet } from '../../kind.ts'
import type { Fault, SheetRow } from '../../queries.ts'
import { type ItemTable, madeBefore } from './queries.ts'
import { itemTexts } from './texts.ts'
import { type Reader, skuOf } from './values.ts'

/** What the import of a kind of item is besides the kind itself. */
export interface ItemRows<F extends object, V extends F, R extends F & StoredItem, X> {
  table: ItemTable
  kind: ItemKind<F, V, R, X>
  /** Of a bad row number or code. */
  invalid: Message
  skuUnknown: Readonly<Record<Language, string>>
  /** Returns the reader of rows, by the current names of what they may choose. */
  readerOf(db: Db): Promise<Reader>
  /** Reads a form by its schema; one fault for each field. */
  formOf(sent: Record<string, unknown>, language: Language): { form: F | null; errores: Fault[] }
}

export interface ItemDraft<F, R> {
  form: F
  /** The item to change; null for a new one. */
  item: OwnItem<F, R> | null
}

interface Draft<F, R> {
  read: object
  form: F | null
  item: OwnItem<F, R> | null
  errores: Fault[]
}

/**
 * A row with the code of an own item changes it; others create one, unless the same row of the same file already did
 * (rule imports/natural-keys).
 */
export async function planItems<F extends object, V extends F, R extends F & StoredItem, X>(
  { table, kind, invalid, skuUnknown, readerOf, formOf }: ItemRows<F, V, R, X>,
  db: Db,
  { asked, actor, rows, hasFiles }: Sheet,
): Promise<readonly Planned<ItemDraft<F, R>>[]> {
  const language = asked.idioma
  const read = await readerOf(db)
  const known = new Set((await madeBefore(db, table, asked)).map(correlativeOf))
  const skus = rows.flatMap(({ datos }) => skuOf(datos) ?? [])
  const own = await ownItemsBySku(kind, db, { id: asked.usuario_id }, skus)
  const faultsOf = faultFinder(rows, invalid, language)
  const { absent, frozen } = kind.messages
  const faultsOfItem = (item: OwnItem<F, R> | null): Fault[] => {
    if (!item) return [{ campo: 'sku', codigo: absent.code, texto: skuUnknown[language] }]
    return isFrozen(item.stored) ? [faultOf('sku', frozen, language)] : []
  }
  const drafts = rows.map((row): Draft<F, R> => {
    const sku = skuOf(row.datos)
    const item = (sku && own.get(sku)) || null
    const sent = read(row.datos)
    const { form, errores } = formOf({ ...item?.form, ...sent }, language)
    return {
      read: { ...item?.form, ...sent, ...form },
      item,
      form,
      errores: [...faultsOf(row), ...(sku ? faultsOfItem(item) : []), ...errores],
    }
  })
  await addRefusals(kind, db, drafts, language)
  const same = await sameOf(kind, db, actor, drafts)
  return drafts.map(({ read, form, item, errores }, at): Planned<ItemDraft<F, R>> => {
    const row = rows[at]!
    const number = correlativeOf(row.datos)
    const isMade = skuOf(row.datos) === null && number !== null && known.has(number)
    const draft = form && { form, item }
    const alike = same.get(at)
    const avisos = alike ? [{ campo: 'sku', texto: itemTexts[language].same(alike.titulo, alike.sku) }] : []
    if (!item || !form) return { accion: 'crear', errores, avisos, draft, isMade, read }
    const isSame = isSameForm(kind, form, item.form) && !hasFiles(row)
    return { accion: isSame ? 'igual' : 'actualizar', errores, draft, read }
  })
}

/** Returns the own item that each new row seems to repeat (rule marketplace/duplicates), by the place of the row. */
async function sameOf<F extends object, V extends F, R extends F & StoredItem, X>(
  { duplicates, completed, scopeOf }: ItemKind<F, V, R, X>,
  db: Db,
  actor: Actor,
  drafts: readonly Draft<F, R>[],
): Promise<ReadonlyMap<number, SameItem>> {
  const fresh = drafts.flatMap(({ form, item }, at) => (form && !item ? [{ at, form }] : []))
  const forms = fresh.map(({ form }) => ({ form: completed(form), itemId: null }))
  const found = forms.length ? await duplicates.listSame(db, scopeOf(actor), actor.id, forms) : []
  return new Map(found.toReversed().map((item) => [fresh[item.lugar]!.at, item]))
}

/** Checks numbers and codes of rows, each of which must be unique. */
function faultFinder(rows: readonly SheetRow[], { code: codigo }: Message, language: Language) {
  const t = itemTexts[language]
  const numbers = repeated(rows.map(({ datos }) => correlativeOf(datos)))
  const skus = repeated(rows.map(({ datos }) => skuOf(datos)))
  return ({ datos }: SheetRow): Fault[] => {
    const [number, sku] = [correlativeOf(datos), skuOf(datos)]
    const text = number === null ? t.correlative : numbers.has(number) ? t.correlativeTwice : null
    return [
      ...(text ? [{ campo: 'correlativo', codigo, texto: text }] : []),
      ...(sku && skus.has(sku) ? [{ campo: 'sku', codigo, texto: t.skuTwice }] : []),
    ]
  }
}

/** Adds refusals of the kind's rules to the errors found before. */
async function addRefusals<F extends object, V extends F, R extends F & StoredItem, X>(
  kind: ItemKind<F, V, R, X>,
  db: Db,
  drafts: readonly Draft<F, R>[],
  language: Language,
): Promise<void> {
  const readable = drafts.filter(({ form }) => form !== null)
  const sent = readable.map(({ form, item }) => ({ form: form!, before: item?.stored ?? null }))
  const refused = await refusalsOfForms(kind, db, sent)
  for (const [at, { errores }] of readable.entries())
    errores.push(...refused[at]!.map(({ field, entry }) => faultOf(field ?? '', entry, language)))
}
