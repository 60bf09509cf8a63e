import { classifiedMessages } from '@portal/contract/classifieds/messages'
import { ItemFormSchema } from '@portal/contract/listings/schemas'
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
import { correlativeOf, repeated } from '../../cells.ts'
import { faultOf, formOf } from '../../faults.ts'
import type { Planned, Sheet } from '../../kind.ts'
import type { Fault, Language, SheetRow } from '../../queries.ts'
import * as queries from './queries.ts'
import { listingTexts } from './texts.ts'
import { readerOf, skuOf } from './values.ts'

export interface ListingDraft {
  form: ItemForm
  /** The listing to change; null for a new one. */
  item: OwnItem | null
}

type Draft = Pick<Planned<never>, 'errores'> & { form: ItemForm | null; item: OwnItem | null }

/**
 * A row with the code of an own listing changes it; others create one, unless the same row of the same file already did
 * (A12.3).
 */
export async function planListings(
  db: Db,
  { asked, rows, hasPictures }: Sheet,
): Promise<readonly Planned<ListingDraft>[]> {
  const language = asked.idioma
  const read = readerOf(await itemInitData(db))
  const known = new Set((await queries.madeBefore(db, asked)).map(correlativeOf))
  const skus = rows.flatMap(({ datos }) => skuOf(datos) ?? [])
  const own = await ownItemsBySku(db, { id: asked.usuario_id }, skus)
  const faultsOf = faultFinder(rows, language)
  const drafts = rows.map((row): Draft => {
    const sku = skuOf(row.datos)
    const item = (sku && own.get(sku)) || null
    const { form, errores } = formOf(
      ItemFormSchema,
      { ...item?.form, ...read(row.datos) },
      classifiedMessages,
      language,
    )
    const faults = [...faultsOf(row), ...(sku ? faultsOfItem(item, language) : []), ...errores]
    return { item, form: form && withoutPictures(form), errores: faults }
  })
  await addRefusals(db, drafts, language)
  return drafts.map(({ form, item, errores }, at): Planned<ListingDraft> => {
    const row = rows[at]!
    const number = correlativeOf(row.datos)
    const isMade = skuOf(row.datos) === null && number !== null && known.has(number)
    const draft = form && { form, item }
    if (!item || !form) return { accion: 'crear', errores, draft, isMade }
    const isSame = isSameForm(completed(form), item.form) && !hasPictures(row)
    return { accion: isSame ? 'igual' : 'actualizar', errores, draft }
  })
}

const withoutPictures = ({ imagenes_actuales: _, ...form }: ReturnType<typeof ItemFormSchema.parse>): ItemForm => form

/** Checks numbers and codes of rows, each of which must be unique. */
function faultFinder(rows: readonly SheetRow[], language: Language) {
  const t = listingTexts[language]
  const numbers = repeated(rows.map(({ datos }) => correlativeOf(datos)))
  const skus = repeated(rows.map(({ datos }) => skuOf(datos)))
  const codigo = classifiedMessages.classifiedInvalid.code
  return ({ datos }: SheetRow): Fault[] => {
    const [number, sku] = [correlativeOf(datos), skuOf(datos)]
    const text = number === null ? t.correlative : numbers.has(number) ? t.correlativeTwice : null
    return [
      ...(text ? [{ campo: 'correlativo', codigo, texto: text }] : []),
      ...(sku && skus.has(sku) ? [{ campo: 'sku', codigo, texto: t.skuTwice }] : []),
    ]
  }
}

function faultsOfItem(item: OwnItem | null, language: Language): Fault[] {
  const { absent, reservedOrSold } = classifiedMessages
  if (!item) return [{ campo: 'sku', codigo: absent.code, texto: listingTexts[language].skuUnknown }]
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
    errores.push(...refused[at]!.map(({ field, entry }) => faultOf(field ?? '', entry, language)))
}
