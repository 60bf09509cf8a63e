import { PriceMode } from '@portal/contract/assigned-products/constants'
import { tierPrice } from '@portal/contract/assigned-products/prices'
import { Currency } from '@portal/contract/core/currencies'
import { isFarPrice } from '@portal/contract/core/far-price'
import type { Language } from '@portal/contract/core/language'
import type { Message } from '@portal/contract/core/messages'
import { plainText } from '@portal/contract/core/numbers'
import { productImportMessages as messages } from '@portal/contract/imports/messages'
import { productColumns } from '@portal/contract/imports/product-columns'
import { ProductStatus, tiersOf } from '@portal/contract/products/constants'
import { moneyText } from '#core/documents/formats.ts'
import {
  type floorsOf,
  type ImportedPrices,
  type KnownAssignment,
  risingTier,
} from '#features/assigned-products/service.ts'
import type { KnownBranch } from '#features/enterprises/service.ts'
import type { KnownProduct } from '#features/products/service.ts'
import { textOf } from '../../cells.ts'
import { faultOf } from '../../faults.ts'
import { type Done, type Draft, isBad, type RowPrice } from './draft.ts'
import { productTexts } from './texts.ts'

type FloorOf = Awaited<ReturnType<typeof floorsOf>>
type Priced = Draft & { price: RowPrice }

export interface PricesContext {
  language: Language
  assignments: ReadonlyMap<string, KnownAssignment>
  floorOf: FloorOf
  done: Done
}

/** What a row does with the prices of its branch: one row of them stores all. */
export interface PricePlan {
  accion: 'crear' | 'actualizar' | 'igual'
  prices: ImportedPrices | null
}

export const assignmentKey = (productId: number | undefined, branchId: number): string => `${productId} ${branchId}`

/**
 * Plans the prices of a product: its rows of one branch are the tiers of one price (rule imports/products), which is
 * stored whole or not at all. Rows that cannot be stored get a fault.
 */
export function planPrices(
  product: KnownProduct | null,
  drafts: readonly Draft[],
  context: PricesContext,
): Map<Draft, PricePlan> {
  const placed = drafts.flatMap((draft) => (draft.place ? [{ draft, branch: draft.place }] : []))
  const plans = new Map<Draft, PricePlan>()
  for (const rows of Map.groupBy(placed, ({ branch }) => branch.id).values()) {
    const ofBranch = rows.map(({ draft }) => draft)
    for (const [draft, plan] of planBranch(product, rows[0]!.branch, ofBranch, context)) plans.set(draft, plan)
  }
  return plans
}

function planBranch(
  product: KnownProduct | null,
  branch: KnownBranch,
  drafts: readonly Draft[],
  context: PricesContext,
): (readonly [Draft, PricePlan])[] {
  const rows = drafts.filter((draft): draft is Priced => draft.price !== null)
  const known = context.assignments.get(assignmentKey(product?.id, branch.id)) ?? null
  const categoryId = drafts.find(({ form }) => form)?.form?.categoria_id ?? product?.categoria_id
  if (categoryId === undefined) return [] // a new product of which every row has a fault
  refuseClosed(product, rows, known, context.language)
  const starts = tiersOf(categoryId).map(({ from }) => from)
  const said = saidTiers(rows, starts, context.language)
  const settled = drafts.some(isBad) ? null : settle(rows, { starts, said, known }, context.language)
  spreadFaults(drafts, context.language)
  if (!settled) return []
  for (const draft of rows) warn(draft, product, known, context)
  return plansOf(rows, { branch, known, said, ...settled }, context.done)
}

/** Says what each row does with the prices of a branch: the first that changes something stores all of them. */
function plansOf(
  rows: readonly Priced[],
  { branch, known, said, modo, tramos }: Settled & { branch: KnownBranch; known: KnownAssignment | null; said: Said },
  done: Done,
): (readonly [Draft, PricePlan])[] {
  const isDone = rows.some(({ row }) => done.get(row.fila)?.isWritten)
  const stored = new Map(known?.modo === modo ? known.tramos.map(({ desde, valor }) => [desde, valor] as const) : [])
  const changed = tramos.filter(({ desde, valor }) => stored.get(desde) !== valor)
  const isChanged = changed.length > 0 || known?.tramos.length !== tramos.length
  const firsts = rows.filter((draft) => said.tiers.get(said.from.get(draft)!) === draft)
  const changing = firsts.filter((draft) => changed.some(({ desde }) => said.isWhole || said.from.get(draft) === desde))
  const writing = changing[0] ?? (isChanged ? firsts[0] : undefined)
  return rows.map((draft): readonly [Draft, PricePlan] => {
    const isOne = draft === writing || changing.includes(draft)
    const accion = isOne ? (known ? 'actualizar' : 'crear') : 'igual'
    const before = done.get(draft.row.fila)
    // its prices were stored by another row before the import was cut off
    if (accion === 'igual' && isDone && before && !before.isWritten)
      return [draft, { accion: before.accion as PricePlan['accion'], prices: null }]
    const prices = { empresa_id: branch.empresa_id, sucursal_id: branch.id, modo, tramos, known }
    return [draft, { accion, prices: draft === writing ? prices : null }]
  })
}

const refuse = (draft: Draft, field: string, entry: Message, language: Language, text?: string): void => {
  const fault = faultOf(field, entry, language)
  draft.errores.push(text ? { ...fault, texto: text } : fault)
}

/** A branch gets no new price while it, its enterprise or the product is inactive: new rows are written before others. */
function refuseClosed(
  product: KnownProduct | null,
  rows: readonly Priced[],
  known: KnownAssignment | null,
  language: Language,
): void {
  for (const draft of rows) {
    const { form, price } = draft
    const before = product && tiersOf(product.categoria_id)
    const after = tiersOf(form?.categoria_id ?? product?.categoria_id ?? 0)
    if (before && JSON.stringify(before) !== JSON.stringify(after))
      refuse(draft, 'categoria_id', messages.categoryMoves, language)
    if (known) continue
    const states = [product?.estado_id, form?.estado_id]
    if (states.some((status) => status === ProductStatus.inactive))
      refuse(draft, price.campo, messages.productInactive, language)
    if (!price.isOpen) refuse(draft, 'sucursal', messages.placeInactive, language)
  }
}

interface Settled {
  modo: PriceMode
  tramos: { desde: number; valor: number }[]
}

interface Said {
  /** No row names a quantity: the price holds for every tier. */
  isWhole: boolean
  /** The row of each tier. */
  tiers: Map<number, Priced>
  /** The tier of each row. */
  from: Map<Draft, number>
}

/** Finds the tier of each row, and refuses those that no tier begins at or that contradict another row. */
function saidTiers(rows: readonly Priced[], starts: readonly number[], language: Language): Said {
  const t = productTexts[language]
  const said: Said = { isWhole: rows.every(({ price }) => price.desde === null), tiers: new Map(), from: new Map() }
  for (const draft of rows) {
    const { price } = draft
    const from = price.desde ?? starts[0]!
    said.from.set(draft, from)
    if (!starts.includes(from)) {
      refuse(draft, 'desde', messages.tierUnknown, language, t.tierUnknown(listed(starts, language)))
      continue
    }
    const first = said.tiers.get(from)
    const against = first ?? rows[0]!
    const isAgainst = against.price.modo !== price.modo || (first !== undefined && first.price.valor !== price.valor)
    if (isAgainst) {
      const cell = textOf(against.row.datos[against.price.campo])
      refuse(draft, price.campo, messages.contradicts, language, t.contradicts(against.row.fila, cell))
    } else if (first) draft.avisos.push({ campo: price.campo, texto: t.repeats(first.row.fila) })
    else said.tiers.set(from, draft)
  }
  return said
}

const listed = (starts: readonly number[], language: Language): string =>
  starts.map((start) => plainText(start, language)).join(', ')

/**
 * Returns the tiers of a price: those that rows say, then those that are stored, then that of the smaller quantity.
 * Null with a fault where the first is missing, or a larger quantity costs more.
 */
function settle(
  rows: readonly Priced[],
  { starts, said, known }: { starts: readonly number[]; said: Said; known: KnownAssignment | null },
  language: Language,
): Settled | null {
  const { modo, valor: whole } = rows[0]!.price
  const remaining = new Map(known?.modo === modo ? known.tramos.map(({ desde, valor }) => [desde, valor] as const) : [])
  const tramos: { desde: number; valor: number }[] = []
  const filled = new Map<Draft, number[]>()
  let last: Priced | undefined
  for (const desde of starts) {
    const row = said.isWhole ? rows[0]! : said.tiers.get(desde)
    const valor = row ? (said.isWhole ? whole : row.price.valor) : (remaining.get(desde) ?? tramos.at(-1)?.valor)
    if (valor === undefined) {
      refuse(rows[0]!, 'desde', messages.tierAbsent, language)
      return null
    }
    const isFilled = said.isWhole ? desde !== starts[0] : !row && !remaining.has(desde)
    last = row ?? last
    if (isFilled && last) filled.set(last, [...(filled.get(last) ?? []), desde])
    tramos.push({ desde, valor })
  }
  const rising = risingTier(modo, tramos)
  if (rising !== null) {
    const draft = said.tiers.get(starts[rising]!) ?? rows[0]!
    refuse(draft, draft.price.campo, messages.priceRises, language)
    return null
  }
  for (const [draft, more] of filled)
    draft.avisos.push({ campo: 'desde', texto: productTexts[language].holdsFor(listed(more, language)) })
  return { modo, tramos }
}

/** The other rows of a price that has a fault are not stored without it. */
function spreadFaults(drafts: readonly Draft[], language: Language): void {
  const bad = drafts.find(isBad)
  if (!bad) return
  const text = productTexts[language].priceInPart(bad.row.fila)
  for (const draft of drafts)
    if (!isBad(draft)) refuse(draft, draft.price?.campo ?? 'precio', messages.priceInPart, language, text)
}

/** Warns of a price far from the suggested or the earlier one, and of one below the floor of its country. */
function warn(
  draft: Priced,
  product: KnownProduct | null,
  known: KnownAssignment | null,
  context: PricesContext,
): void {
  const { form, price } = draft
  const { language, floorOf } = context
  const t = productTexts[language]
  const suggested = form?.precio_sugerido ?? product?.precio_sugerido ?? null
  const amount = tierPrice(price.modo, price.valor, suggested)
  if (amount === null) return
  const earlier =
    known?.modo === price.modo ? known.tramos.find(({ desde }) => desde === (price.desde ?? 1)) : undefined
  const inDollars = (value: number) => moneyText(value, Currency.dollar)
  const usual = suggested ?? earlier?.valor ?? null
  if (price.modo === PriceMode.price && earlier?.valor !== price.valor && usual !== null && isFarPrice(amount, usual)) {
    const tell = suggested === null ? t.farFromEarlier : t.farFromList
    const texto = tell(productColumns.precio.name[language], inDollars(amount), inDollars(usual))
    draft.avisos.push({ campo: price.campo, texto })
  }
  const floor = product && floorOf({ producto_id: product.id, pais_id: price.countryId })
  if (floor !== null && amount < floor)
    draft.avisos.push({ campo: price.campo, texto: t.belowFloor(inDollars(amount), inDollars(floor)) })
}
