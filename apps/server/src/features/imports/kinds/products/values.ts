import { PriceMode, priceModeNames } from '@portal/contract/assigned-products/constants'
import { discountKind } from '@portal/contract/assigned-products/number-kinds'
import { Currency, currencyNames } from '@portal/contract/core/currencies'
import { countKind, moneyKind, type NumberKind, readNumber } from '@portal/contract/core/numbers'
import { ProductStatus, productStatusNames } from '@portal/contract/products/constants'
import { folded } from '#core/base/folded.ts'
import { isFormatted } from '#core/untrusted/workbook/cells.ts'
import { type KnownProduct, type listKnownChoices, productFields } from '#features/products/service.ts'
import { flagOf, named, notUnderstood, numberOf, textOf } from '../../cells.ts'
import type { SheetRow } from '../../queries.ts'
import { measureNamed, newUnits, saleNamed } from './units.ts'

export type Cells = SheetRow['datos']
export type ProductField = (typeof productFields)[number]

const dollars = moneyKind(Currency.dollar)
const moneyFields = ['precio_sugerido', 'costo', 'costo_cable_metro', 'precio', 'valor'] as const

/** The fields by which a product is recognised. */
const keyFields = ['codigo', 'nombre'] as const
const isKey = (field: ProductField): boolean => (keyFields as readonly string[]).includes(field)

/** The code and the name of a row, as they are compared. */
export const keysOf = (cells: Cells) => ({
  codeKey: folded(textOf(cells.codigo)),
  nameKey: folded(textOf(cells.nombre)),
})

/** The fields of the product that a row fills, besides those by which it is recognised. */
export const saidFields = (cells: Cells): ProductField[] =>
  productFields.filter((field) => !isKey(field) && cells[field] !== undefined)

const placeFields = ['empresa', 'identificador_tributario', 'sucursal'] as const

/** Whether a row names a place, also one that cannot be read. */
export const isPlaced = ({ datos, ilegibles }: SheetRow): boolean =>
  placeFields.some((field) => datos[field] !== undefined || ilegibles[field] !== undefined)

/** Whether a row has a price that is of a place: with a quantity, a way or a discount. */
const isOfPlace = (row: SheetRow): boolean => {
  const { desde, modo, descuento } = row.datos
  const hasQuantity = desde !== undefined && numberOf(desde, countKind) !== 1
  return isPlaced(row) || hasQuantity || modo !== undefined || descuento !== undefined
}

/**
 * Returns the cells of a row as they are meant: the price of a row without a place is the suggested one, where the row
 * has no other.
 */
export function cellsOf(row: SheetRow): { cells: Cells; isSuggested: boolean } {
  const { datos } = row
  const price = datos.precio ?? datos.valor
  if (price === undefined || datos.precio_sugerido !== undefined || isOfPlace(row))
    return { cells: datos, isSuggested: false }
  const { precio, valor, desde, ...others } = datos
  return { cells: { ...others, precio_sugerido: price }, isSuggested: true }
}

const modes = named(priceModeNames)
const states = named(productStatusNames)
const dollarNames = new Set(
  ['USD', 'US$', 'U$S', 'dólar', 'dólares', 'dólar americano', 'dollar', 'dollars', 'US dollars', 'dólar dos EUA']
    .concat(Object.values(currencyNames[Currency.dollar]))
    .map(folded),
)

/** The fields of a row that hold money of another currency; the column of the currency counts when it is filled. */
export function otherCurrencies(cells: Cells): string[] {
  const named = cells.moneda !== undefined && !dollarNames.has(folded(textOf(cells.moneda))) ? ['moneda'] : []
  return [...named, ...moneyFields.filter((field) => isOtherMoney(cells[field]))]
}

function isOtherMoney(cell: Cells[string]): boolean {
  if (typeof cell === 'string') {
    const read = readNumber(cell, dollars)
    return !read.ok && read.problem === 'currency'
  }
  return isFormatted(cell) && cell.currency !== undefined && !readNumber(`${cell.currency} 1`, dollars).ok
}

type Choices = Awaited<ReturnType<typeof listKnownChoices>>
type Choice = { id: number; nombre: string; nombre_en: string; nombre_pt?: string; estado_id: number }

/**
 * Returns what turns the cells of a row into the form of a product. Fields without a cell are what is stored; a new
 * product has the defaults of the form, and the units that its cells lead to.
 */
export function readerOf({ categorias, servicios }: Choices) {
  const categories = choicesBy(categorias)
  const services = choicesBy(servicios)
  const readers: Readonly<Record<ProductField, (cells: Cells, stored: KnownProduct | null) => unknown>> = {
    codigo: textIn('codigo'),
    nombre: textIn('nombre'),
    nombre_en: textIn('nombre_en'),
    nombre_pt: textIn('nombre_pt'),
    categoria_id: ({ categoria_id: cell }, stored) => categories(textOf(cell), stored?.categoria_id),
    unidad_id: ({ unidad_id: cell }) => saleNamed(textOf(cell)) ?? notUnderstood,
    unidad_medida_id: ({ unidad_medida_id: cell }) => measureNamed(textOf(cell)) ?? notUnderstood,
    servicio_id: ({ servicio_id: cell }, stored) => services(textOf(cell), stored?.servicio_id),
    precio_sugerido: ({ precio_sugerido: cell }) => numberOf(cell ?? '', dollars),
    costo: ({ costo: cell }) => numberOf(cell ?? '', dollars),
    costo_cable_metro: ({ costo_cable_metro: cell }) => numberOf(cell ?? '', dollars),
    folleto_url: textIn('folleto_url'),
    folleto_url_en: textIn('folleto_url_en'),
    estado_id: ({ estado_id: cell }) => statusOf(cell ?? ''),
  }
  return (cells: Cells, stored: KnownProduct | null): Record<string, unknown> => {
    const read = productFields.map((field) => {
      const keeps = cells[field] === undefined || isAlike(field, cells, stored)
      return [field, keeps ? stored?.[field] : readers[field](cells, stored)] as const
    })
    const sent = Object.fromEntries(read)
    return stored ? sent : { ...sent, ...newUnits(textOf(cells.unidad_id), textOf(cells.unidad_medida_id)) }
  }
}

/**
 * Whether a cell has the code or name of a product, written in another way or in another language: it leads to the
 * product and changes nothing.
 */
export function isAlike(field: ProductField, cells: Cells, stored: KnownProduct | null): boolean {
  if (!stored || !isKey(field)) return false
  const own = field === 'codigo' ? [stored.codigo] : namesOf(stored)
  return own.some((name) => folded(name) === folded(textOf(cells[field])))
}

/** The names of a product, that in Spanish first. */
const namesOf = ({ nombre, nombre_en, nombre_pt }: KnownProduct) => [nombre, nombre_en || nombre, nombre_pt || nombre]

/** Returns the products by their code, and by their name in any language: one that several have leads to the Spanish one. */
export function productsBy(known: readonly KnownProduct[]) {
  const byCode = new Map(
    known.flatMap((product) => (product.codigo ? [[folded(product.codigo), product] as const] : [])),
  )
  const others = Map.groupBy(
    known.flatMap((product) => [...new Set(namesOf(product).map(folded))].map((name) => ({ name, product }))),
    ({ name }) => name,
  )
  const only = [...others].flatMap(([name, found]) => (found.length === 1 ? [[name, found[0]!.product] as const] : []))
  const byName = new Map([...only, ...known.map((product) => [folded(product.nombre), product] as const)])
  return { byCode, byName }
}

const textIn = (field: ProductField) => (cells: Cells) => textOf(cells[field])

function statusOf(cell: NonNullable<Cells[string]>): unknown {
  const state = states.get(folded(textOf(cell)))
  if (state !== undefined) return Number(state)
  const flag = flagOf(cell)
  return flag === true ? ProductStatus.active : flag === false ? ProductStatus.inactive : notUnderstood
}

/** Finds a choice that is offered, or the stored one, by its name in any language; also at the end of a path. */
function choicesBy(choices: readonly Choice[]) {
  const known = new Map(
    choices.flatMap((choice) =>
      [choice.nombre, choice.nombre_en, choice.nombre_pt].flatMap((name) =>
        name ? [[folded(name), choice] as const] : [],
      ),
    ),
  )
  return (text: string, stored: number | null | undefined): unknown => {
    const choice = known.get(folded(text)) ?? known.get(folded(text.split('/').at(-1)))
    const isOffered = choice && (choice.estado_id === ProductStatus.active || choice.id === stored)
    return isOffered ? choice.id : notUnderstood
  }
}

/** A value of a field as rows of one product are compared: however it is written. */
export const comparedAs = (value: unknown): string => folded(value)

/** What a row says of a price: its way and its cell, with the column that it stands in. */
export interface SaidPrice {
  modo: PriceMode | null
  campo: 'precio' | 'descuento' | 'valor' | 'modo'
  valor: unknown
  /** A price and a discount, or two prices, that cannot both hold. */
  isTwofold: boolean
  /** A price next to a discount of the export, from which it follows. */
  isPassedOver: boolean
}

/** Reads the price of a row; null where it has none. */
export function priceOf({ modo, precio, descuento, valor }: Cells): SaidPrice | null {
  const price = { modo: PriceMode.price, isTwofold: false, isPassedOver: false }
  const inMoney = (campo: 'precio' | 'valor', cell: NonNullable<Cells[string]>): SaidPrice => ({
    ...price,
    campo,
    valor: numberOf(cell, dollars),
  })
  const way = modo === undefined ? null : modes.get(folded(textOf(modo)))
  if (way === undefined) return { ...price, modo: null, campo: 'modo', valor: notUnderstood }
  const percent = descuento ?? (way === PriceMode.discount ? valor : undefined)
  const share = percent === undefined || percent === null ? null : numberOf(percent, discountKind)
  const money = precio ?? (way === PriceMode.discount ? undefined : valor)
  if (way === PriceMode.discount || (money === undefined && share !== null)) {
    if (share === null) return null
    const campo = descuento === undefined ? 'valor' : 'descuento'
    return { ...price, modo: PriceMode.discount, campo, valor: share, isPassedOver: precio !== undefined }
  }
  if (money === undefined || money === null) return null
  const said = inMoney(precio === undefined ? 'valor' : 'precio', money)
  const isOtherValue = precio !== undefined && valor !== undefined && numberOf(valor ?? '', dollars) !== said.valor
  return { ...said, isTwofold: isOtherValue || (share !== null && share !== 0) }
}

/** The kind of the number of a field, to show it. */
export function numberKindOf(field: string, read: Readonly<Record<string, unknown>>): NumberKind | undefined {
  if (field === 'desde') return countKind
  if (field === 'descuento' || (field === 'valor' && read.modo === PriceMode.discount)) return discountKind
  return (moneyFields as readonly string[]).includes(field) ? dollars : undefined
}
