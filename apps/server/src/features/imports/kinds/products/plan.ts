import { Module } from '@portal/contract/access/constants'
import { Currency } from '@portal/contract/core/currencies'
import { isFarPrice } from '@portal/contract/core/far-price'
import type { Message } from '@portal/contract/core/messages'
import type { Text } from '@portal/contract/core/text'
import { productImportMessages as messages } from '@portal/contract/imports/messages'
import { productColumns } from '@portal/contract/imports/product-columns'
import { isDrawn } from '@portal/contract/products/constants'
import { ProductFormSchema } from '@portal/contract/products/staff/schemas'
import { measureUnitNames, saleUnitNames } from '@portal/contract/products/units'
import { folded } from '#core/base/folded.ts'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { moneyText } from '#core/documents/formats.ts'
import { floorsOf, listKnownAssignments } from '#features/assigned-products/service.ts'
import {
  type KnownProduct,
  listKnownChoices,
  listKnownProducts,
  type ProductForm,
  productFields,
} from '#features/products/service.ts'
import { notUnderstood, repeated, textOf } from '../../cells.ts'
import { faultOf, formOf } from '../../faults.ts'
import type { Planned, Sheet } from '../../kind.ts'
import type { SheetRow } from '../../queries.ts'
import { type Draft, type Group, isBad, type ProductDraft } from './draft.ts'
import { noPrice, priceReader } from './places.ts'
import { fatesOf } from './queries.ts'
import { productTexts } from './texts.ts'
import { assignmentKey, type PricePlan, planPrices } from './tiers.ts'
import {
  cellsOf,
  comparedAs,
  isAlike,
  keysOf,
  otherCurrencies,
  type ProductField,
  productsBy,
  readerOf,
  saidFields,
} from './values.ts'

interface Context {
  language: Sheet['asked']['idioma']
  mayWriteProducts: boolean
  read: ReturnType<typeof readerOf>
  readPrice: Awaited<ReturnType<typeof priceReader>>
  /** Who has a name, by it as it is compared. */
  names: ReadonlyMap<string, number>
}

/**
 * Rows of one code, or of one name, are one product, with the prices of branches that they say (rule
 * imports/natural-keys). The first row without a fault stores the product, and the first of the prices of a branch those,
 * so that what a row does stays the same when an import that was cut off goes on. Empty cells say what another row of the
 * product says, or keep what is stored.
 */
export async function planProducts(db: Db, { asked, actor, rows }: Sheet): Promise<readonly Planned<ProductDraft>[]> {
  const language = asked.idioma
  const [known, choices, done, readPrice] = [
    await listKnownProducts(db),
    await listKnownChoices(db),
    await fatesOf(db, asked.id),
    await priceReader(db, actor, language, rows),
  ]
  const context: Context = {
    language,
    mayWriteProducts: actor.modules.has(Module.products),
    read: readerOf(choices),
    readPrice,
    names: new Map(known.map(({ id, nombre }) => [folded(nombre), id])),
  }
  const drafted = groupsOf(rows, known).map((group) => ({ group, drafts: draftsOf(group, context) }))
  refuseNamesTwice(drafted, language)
  const ids = drafted.flatMap(({ group: { product }, drafts }) =>
    product && drafts.some(({ price }) => price) ? product.id : [],
  )
  const places = drafted.flatMap(({ group: { product }, drafts }) =>
    drafts.flatMap(({ price }) => (product && price ? { producto_id: product.id, pais_id: price.countryId } : [])),
  )
  const assignments = await listKnownAssignments(db, scopeOf(actor), ids)
  const prices = {
    language,
    done,
    floorOf: await floorsOf(db, places),
    assignments: new Map(assignments.map((one) => [assignmentKey(one.producto_id, one.sucursal_id), one])),
  }
  const planned = new Map<SheetRow, Planned<ProductDraft>>()
  for (const { group, drafts } of drafted) {
    const pricePlans = planPrices(group.product, drafts, prices)
    for (const [row, plan] of plannedGroup(group, drafts, pricePlans, context)) planned.set(row, plan)
  }
  return rows.map((row) => planned.get(row)!)
}

/**
 * Groups rows by their code, those without one by that of the rows of their name, else by their name; and finds the
 * product of each group by its code, else by its name. A name that several codes of the workbook have leads to none.
 */
function groupsOf(rows: readonly SheetRow[], known: readonly KnownProduct[]): Group[] {
  const { byCode, byName } = productsBy(known)
  const keyed = rows.map((row) => ({ row, ...keysOf(row.datos) }))
  const named = Map.groupBy(
    keyed.filter(({ codeKey, nameKey }) => codeKey && nameKey),
    ({ nameKey }) => nameKey,
  )
  const nameOfCode = new Map(
    keyed.flatMap(({ codeKey, nameKey }) => (codeKey && nameKey ? [[codeKey, nameKey] as const] : [])),
  )
  const groups = new Map<string, Group>()
  for (const { row, codeKey: own, nameKey } of keyed) {
    const codes = own ? [own] : [...new Set(named.get(nameKey)?.map(({ codeKey }) => codeKey))]
    const codeKey = codes.length === 1 ? codes[0]! : ''
    const isAmbiguous = codes.length > 1
    const name = nameKey || nameOfCode.get(codeKey) || ''
    const product = isAmbiguous ? null : (byCode.get(codeKey) ?? byName.get(name) ?? null)
    const isAlone = isAmbiguous || (!codeKey && !nameKey)
    const key = isAlone
      ? `row ${row.fila}`
      : product
        ? `id ${product.id}`
        : codeKey
          ? `code ${codeKey}`
          : `name ${nameKey}`
    const group = groups.get(key) ?? { rows: [], product, isAmbiguous }
    group.rows.push({ row, ...cellsOf(row) })
    groups.set(key, group)
  }
  return [...groups.values()]
}

function draftsOf(group: Group, context: Context): Draft[] {
  const { rows, product } = group
  const { language, read, readPrice } = context
  const saying = new Map<ProductField, Group['rows'][number]>()
  for (const one of rows)
    for (const field of productFields) if (one.cells[field] !== undefined && !saying.has(field)) saying.set(field, one)
  const said = Object.fromEntries([...saying].map(([field, { cells }]) => [field, cells[field]]))
  const isSaid = context.mayWriteProducts && rows.some(({ cells }) => saysProduct(cells, product))
  const drafts = rows.map((one): Draft => {
    const { row, isSuggested } = one
    const cells = { ...said, ...one.cells }
    const typed = read(cells, product)
    const sent = isSaid ? { ...typed, ...keptOf(product) } : {}
    const found = isSaid
      ? formOf<ProductForm>(ProductFormSchema, sent, messages, language)
      : { form: null, errores: [] }
    const price = isSuggested ? noPrice : readPrice(row)
    const errores = [...found.errores, ...price.errores]
    const draft: Draft = { ...one, sent, ...price, form: found.form, errores, avisos: [...price.avisos] }
    tellKept(draft, typed, product, language)
    return draft
  })
  const byRow = new Map(drafts.map((draft) => [draft.row, draft]))
  for (const draft of drafts) {
    for (const [field, first] of saying) contradict(group, draft, byRow.get(first.row)!, field, language)
    refuse(group, draft, { isSaid, code: textOf(said.codigo) }, context)
    draft.errores = inColumns(draft, language)
  }
  return drafts
}

/** Whether a row says more of a product than by which code or name it is known. */
function saysProduct(cells: SheetRow['datos'], product: KnownProduct | null): boolean {
  if (saidFields(cells).length > 0) return true
  if (!product || isFixed(product)) return false
  return (['codigo', 'nombre'] as const).some((field) => cells[field] !== undefined && !isAlike(field, cells, product))
}

/** What an import never changes of the products that come with the portal (rule imports/products). */
const fixedFields = ['codigo', 'nombre', 'nombre_en', 'nombre_pt', 'categoria_id'] as const
const isFixed = (product: KnownProduct | null): boolean =>
  product !== null && product.slug !== null && isDrawn(product.slug)
const keptOf = (product: KnownProduct | null) =>
  product && isFixed(product) ? Object.fromEntries(fixedFields.map((field) => [field, product[field]])) : {}

/** Says which cells of a product that comes with the portal change nothing. */
function tellKept(
  { cells, avisos }: Draft,
  typed: Readonly<Record<string, unknown>>,
  product: KnownProduct | null,
  language: Context['language'],
): void {
  if (!product || !isFixed(product)) return
  const fields = fixedFields.filter(
    (field) => cells[field] !== undefined && comparedAs(typed[field]) !== comparedAs(product[field]),
  )
  const [first] = fields
  if (first === undefined) return
  const columns = fields.map((field) => productColumns[field].name[language]).join(', ')
  avisos.push({ campo: first, texto: productTexts[language].stays(columns) })
}

const saidBy = ({ form, sent, cells }: Draft, field: ProductField): unknown =>
  (form as Record<string, unknown> | null)?.[field] ?? sent[field] ?? textOf(cells[field])

/** A row that says something else than the first one that fills the field has a fault there. */
function contradict(
  { product }: Group,
  draft: Draft,
  first: Draft,
  field: ProductField,
  language: Context['language'],
): void {
  if (draft === first || draft.cells[field] === undefined) return
  if ([draft, first].every(({ cells }) => isAlike(field, cells, product))) return
  if (comparedAs(saidBy(draft, field)) === comparedAs(saidBy(first, field))) return
  const texto = productTexts[language].contradicts(first.row.fila, textOf(first.cells[field]))
  draft.errores.push({ campo: field, codigo: messages.contradicts.code, texto })
}

/** What only the stored products, the currency and the modules decide. */
function refuse(
  { product, isAmbiguous }: Group,
  draft: Draft,
  { isSaid, code }: { isSaid: boolean; code: string },
  context: Context,
): void {
  const { language, names, mayWriteProducts } = context
  const { row, cells, form } = draft
  const fault = (field: string, entry: Message, text?: string) =>
    draft.errores.push(text ? { ...faultOf(field, entry, language), texto: text } : faultOf(field, entry, language))
  const key = cells.codigo === undefined ? 'nombre' : 'codigo'
  // one fault says why the row leads to no product
  const alone = (entry: Message) => {
    draft.errores = []
    fault(key, entry)
  }
  const isUnread = 'codigo' in row.ilegibles || 'nombre' in row.ilegibles
  if (cells.codigo === undefined && cells.nombre === undefined && !isUnread) return void alone(messages.keyAbsent)
  if (isAmbiguous) return void alone(messages.matchesTwo)
  if (!mayWriteProducts && (!product || saysProduct(cells, product))) {
    const [field = key] = saidFields(cells)
    return void fault(draft.isSuggested ? 'precio' : field, messages.productNotAllowed)
  }
  if (!product && !isSaid) return void alone(messages.productUnknown)
  const otherCode = product?.codigo && code && comparedAs(code) !== comparedAs(product.codigo)
  if (otherCode && !isFixed(product))
    fault('codigo', messages.hasOtherCode, productTexts[language].otherCode(product.nombre, product.codigo))
  const holder = form && names.get(folded(form.nombre))
  if (typeof holder === 'number' && holder !== product?.id) fault('nombre', messages.nameTaken)
  if (product?.slug && form && !isFixed(product))
    for (const field of ['nombre_en', 'nombre_pt'] as const) if (form[field]) fault(field, messages.oneName)
}

/**
 * Shows faults where their cells are: that of a suggested price in the column of the price. Money of another currency has
 * only the fault that says so.
 */
function inColumns({ errores, isSuggested, row }: Draft, language: Context['language']) {
  const others = otherCurrencies(row.datos)
  const placed = errores.map((fault) =>
    isSuggested && fault.campo === 'precio_sugerido'
      ? { ...fault, campo: row.datos.precio === undefined ? 'valor' : 'precio' }
      : fault,
  )
  return [
    ...placed.filter(({ campo }) => !others.includes(campo)),
    ...others.map((field) => faultOf(field, messages.currencyInvalid, language)),
  ]
}

type Drafted = readonly { group: Group; drafts: readonly Draft[] }[]

/** Two products of the workbook cannot get one name. */
function refuseNamesTwice(drafted: Drafted, language: Context['language']): void {
  const nameOf = ({ form }: Draft) => (form ? folded(form.nombre) : null)
  const twice = repeated(drafted.flatMap(({ drafts }) => [...new Set(drafts.map(nameOf))]))
  for (const { drafts } of drafted)
    for (const draft of drafts)
      if (twice.has(nameOf(draft) ?? '')) draft.errores.push(faultOf('nombre', messages.nameTwice, language))
}

/** Says what each row of a product does: the first one without a fault stores it. */
function plannedGroup(
  { product }: Group,
  drafts: readonly Draft[],
  prices: ReadonlyMap<Draft, PricePlan>,
  context: Context,
): (readonly [SheetRow, Planned<ProductDraft>])[] {
  const t = productTexts[context.language]
  const first = drafts.find((draft) => !isBad(draft))
  return drafts.map((draft) => {
    const { row, form, errores, avisos } = draft
    const read = shownOf(draft, product)
    if (!form && !product) return [row, { accion: 'crear', errores, draft: null, read }]
    const isWritten = draft === first && form !== null && !isSame(form, product)
    if (isWritten) avisos.push(...warningsOf(draft, form, product, context.language))
    const price = prices.get(draft)
    if (first && draft !== first && !price) avisos.push({ campo: 'nombre', texto: t.repeats(first.row.fila) })
    const accion = isWritten ? (product ? 'actualizar' : 'crear') : (price?.accion ?? 'igual')
    const toWrite = { form, known: product, isWritten, prices: price?.prices ?? null }
    return [row, { accion, errores, avisos, draft: toWrite, read }]
  })
}

/** Whether a product is stored as a form says. */
const isSame = (form: ProductForm, stored: KnownProduct | null): boolean =>
  stored !== null && productFields.every((field) => String(form[field] ?? '') === String(stored[field] ?? ''))

/** Warns of amounts far from what they were, of units that nothing says, and of a price that becomes the suggested one. */
function warningsOf(
  { cells, isSuggested, row }: Draft,
  form: ProductForm,
  product: KnownProduct | null,
  language: Context['language'],
) {
  const t = productTexts[language]
  const inDollars = (value: number) => moneyText(value, Currency.dollar)
  if (!product) {
    const isSaid = cells.unidad_id !== undefined && cells.unidad_medida_id !== undefined
    const named = (names: Readonly<Record<number, Text>>, id: number) => names[id]?.[language] ?? ''
    const units = [named(saleUnitNames, form.unidad_id), named(measureUnitNames, form.unidad_medida_id)] as const
    return isSaid ? [] : [{ campo: 'unidad_id', texto: t.unitsAre(...units) }]
  }
  const far = (['precio_sugerido', 'costo', 'costo_cable_metro'] as const).flatMap((field) => {
    const [price, earlier] = [form[field], product[field]]
    if (earlier === null || price === earlier || !isFarPrice(price, earlier)) return []
    const name = productColumns[field].name[language]
    return [{ campo: field, texto: t.farFromEarlier(name, inDollars(price), inDollars(earlier)) }]
  })
  const isChanged = isSuggested && row.datos.precio !== undefined && form.precio_sugerido !== product.precio_sugerido
  return isChanged ? [{ campo: 'precio', texto: t.becomesSuggested }, ...far] : far
}

/** The values of a row as they are stored, for the dry run. */
function shownOf({ row, cells, form, sent, read, isSuggested }: Draft, product: KnownProduct | null) {
  const own = form ?? (Object.keys(sent).length > 0 ? sent : { codigo: product?.codigo, nombre: product?.nombre })
  const { precio_sugerido: suggested } = own as Record<string, unknown>
  const isKept = cells.moneda !== undefined && !otherCurrencies(row.datos).includes('moneda')
  return {
    ...own,
    ...read,
    ...(isSuggested && { precio: suggested, valor: suggested, precio_sugerido: undefined }),
    moneda: isKept ? Currency.dollar : notUnderstood,
  }
}
