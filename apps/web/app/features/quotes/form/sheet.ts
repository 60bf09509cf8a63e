import type { QuoteCurrency } from '@portal/contract/core/currencies'
import type { QuoteLine } from '@portal/contract/quotes/draft'
import { inCurrency, type ListPrice, listPriceOf } from '@portal/contract/quotes/prices'
import { lineRefusals } from '@portal/contract/quotes/refusals'
import type { QuoteTax } from '@portal/contract/quotes/tax'
import { lineAmount, type QuoteTotals, quoteTotals } from '@portal/contract/quotes/totals'
import type { Sellable } from '../rows.ts'
import {
  blankRow,
  countedFigure,
  countedService,
  type FigureField,
  fieldsOf,
  isBlank,
  type Row,
  rowInCurrency,
  rowOf,
  type Service,
  serviceAmountFields,
  serviceInCurrency,
  serviceOf,
  wireLineOf,
  wireServiceOf,
} from './line-values.ts'

type WireLines = ReturnType<typeof wireLineOf>[]
type WireService = ReturnType<typeof wireServiceOf> | null

/** The terms of the quote that affect its lines. */
export interface Terms {
  /** The client's country; null while none is chosen. */
  readonly country: number | null
  readonly currency: QuoteCurrency
  /** One dollar in the currency of the quote. */
  readonly rate: number
  readonly tax: QuoteTax
}

/** The calculated values that a row shows. */
export interface Counted {
  readonly line: QuoteLine
  readonly list: ListPrice | null
  /** Null while a value is missing or invalid. */
  readonly amount: number | null
}

/** Values to write into a row, and the text that could not be matched. */
export type RowChange = Partial<Row> & { problem?: string }

/** The owner of errors: a row, the service block, or the whole quote. */
type Owner = number | 'service' | 'quote'

/** By field. */
export type Errors = Readonly<Record<string, { readonly path: string; readonly text: string }>>

/**
 * Lines and service of a quote while they are typed. They are outside the form's state, so that a keystroke renders
 * only one row and the totals.
 */
export class QuoteSheet {
  readonly #products: ReadonlyMap<number, Sellable>
  readonly negotiates: boolean
  readonly #listeners = new Set<() => void>()
  #rows: readonly Row[] = []
  #service: Service | null = null
  #terms: Terms
  #errors: ReadonlyMap<Owner, Errors> = new Map()
  /** Distributor cost by product, in the currency of the quote; null when it is unknown. */
  #floors: ReadonlyMap<number, number | null> = new Map()
  #totals: QuoteTotals | null = null
  /** Removed rows with their positions, the last removed one last. */
  #removed: readonly { row: Row; place: number }[] = []
  #keys = 0

  constructor(products: readonly Sellable[], negotiates: boolean, terms: Terms) {
    this.#products = new Map(products.map((product) => [product.id, product]))
    this.negotiates = negotiates
    this.#terms = terms
    this.#rows = [blankRow(this.#nextKey())]
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  rows = (): readonly Row[] => this.#rows
  row = (key: number): Row | undefined => this.#rows.find((row) => row.key === key)
  service = (): Service | null => this.#service
  terms = (): Terms => this.#terms
  floors = () => this.#floors
  errorsOf = (owner: Owner): Errors => this.#errors.get(owner) ?? noErrors
  products = (): readonly Sellable[] => [...this.#products.values()]
  product = (id: number | null): Sellable | undefined => (id === null ? undefined : this.#products.get(id))
  fieldsOf = (row: Row) => fieldsOf(this.product(row.producto_id), this.negotiates)

  /** Calculates the amounts by the server's rules; an invalid figure counts as zero (rule quotes/totals). */
  totals = (): QuoteTotals => {
    this.#totals ??= quoteTotals({
      moneda: this.#terms.currency,
      impuesto_porcentaje: this.#terms.tax.impuesto_porcentaje,
      lineas: this.#rows.map((row) => this.counted(row).line),
      servicio: this.#service && countedService(this.#service, this.#terms.currency),
    })
    return this.#totals
  }

  counted(row: Row): Counted {
    const product = this.product(row.producto_id)
    const asked = this.fieldsOf(row)
    const { country, currency, rate } = this.#terms
    const figure = (field: FigureField) => countedFigure(row, field, asked, currency)
    const quantity = figure('cantidad')
    const isPriced = product && !Number.isNaN(rate)
    const sale = { quantity: quantity || 1, countryId: country, currency, rate } // of one unit by default
    const list = isPriced ? listPriceOf(product, sale) : null
    const typedPrice = figure('precio_venta')
    const line: QuoteLine = {
      categoria_id: product?.categoria_id ?? 0,
      cantidad: quantity,
      precio_venta: asked.has('precio_venta') && row.precio_venta.trim() ? typedPrice : (list?.amount ?? Number.NaN),
      cable_extra: figure('cable_extra'),
      costo_cable_metro: product ? inCurrency(product.costo_cable_metro, currency, rate) : 0,
      anios_licencia: figure('anios_licencia'),
      descuento: figure('descuento'),
    }
    const amount = product && lineRefusals(line).length === 0 ? lineAmount(line, currency) : null
    return { line, list, amount }
  }

  set(key: number, change: Partial<Row>): void {
    this.#rows = this.#rows.map((row) => (row.key === key ? { ...row, ...change } : row))
    this.#forgive(key, Object.keys(change))
    this.#changed()
  }

  /** Inserts a row after this one, and returns its key. */
  insertAfter(key: number): number {
    const row = blankRow(this.#nextKey())
    this.#rows = this.#rows.flatMap((one) => (one.key === key ? [one, row] : [one]))
    this.#changed()
    return row.key
  }

  /** Removes a row, which can be restored. One empty row always stays. */
  remove(key: number): void {
    const place = this.#rows.findIndex((row) => row.key === key)
    const row = this.#rows[place]
    if (!row) return
    if (!isBlank(row)) this.#removed = [...this.#removed, { row, place }]
    const rest = this.#rows.filter((row) => row.key !== key)
    this.#rows = rest.length > 0 ? rest : [blankRow(this.#nextKey())]
    this.#changed()
  }

  /** Returns the last removed row that was not restored; its place counts from 0. */
  removed = () => this.#removed.at(-1)

  /** Restores the last removed row at its place, and returns its key. */
  restore(): number | null {
    const last = this.removed()
    if (!last) return null
    this.#removed = this.#removed.slice(0, -1)
    const rows = this.#rows.every(isBlank) ? [] : this.#rows
    this.#rows = rows.toSpliced(last.place, 0, last.row)
    this.#changed()
    return last.row.key
  }

  /** Writes pasted rows over those from this one on, and appends the others. */
  fill(from: number, changes: readonly RowChange[]): void {
    const first = this.#rows.findIndex((row) => row.key === from)
    const missing = first + changes.length - this.#rows.length
    const blanks = Array.from({ length: Math.max(0, missing) }, () => blankRow(this.#nextKey()))
    const errors = new Map(this.#errors)
    errors.delete('quote')
    this.#rows = [...this.#rows, ...blanks].map((row, place) => {
      const change = changes[place - first]
      if (!change) return row
      const { problem, ...cells } = change
      if (problem) errors.set(row.key, { producto_id: { path: '', text: problem } })
      else errors.delete(row.key)
      return { ...row, ...cells }
    })
    this.#errors = errors
    this.#changed()
  }

  setService(service: Service | null): void {
    this.#service = service
    this.#errors = new Map([...this.#errors].filter(([owner]) => typeof owner === 'number'))
    this.#changed()
  }

  setTerms(terms: Terms): void {
    this.#terms = terms
    this.#floors = new Map()
    this.#rows = this.#rows.map((row) => ({ ...row })) // all rows are calculated again
    this.#changed()
  }

  setFloors(floors: ReadonlyMap<number, number | null>): void {
    this.#floors = floors
    this.#changed()
  }

  /** Whether someone typed an amount of money: it is in the currency of the quote. */
  hasTypedAmounts = (): boolean =>
    this.#rows.some(({ precio_venta }) => precio_venta.trim() !== '') ||
    (this.#service !== null && serviceAmountFields.some((field) => this.#service![field].trim() !== ''))

  /**
   * Converts the typed amounts to another currency, or empties them (null). `factor`: one unit of the current currency
   * in the other one. Unreadable texts are emptied.
   */
  changeAmounts(to: QuoteCurrency, factor: number | null): void {
    const { currency: from } = this.#terms
    this.#rows = this.#rows.map((row) => rowInCurrency(row, { from, to, factor }))
    this.#service &&= serviceInCurrency(this.#service, { from, to, factor })
    this.#errors = new Map()
    this.#changed()
  }

  /** Shows the server's refusals, by their paths: `lineas.2.cantidad`, `servicio.dias`. */
  refuse(fields: readonly { path: string; text: string }[]): void {
    const sent = this.#rows.filter((row) => !isBlank(row))
    const errors = new Map<Owner, Record<string, { path: string; text: string }>>()
    for (const { path, text } of fields) {
      const [area, second = '', third = ''] = path.split('.')
      const ofPart = area === 'lineas' ? sent[Number(second)]?.key : area === 'servicio' ? 'service' : undefined
      const owner: Owner | undefined = wholes.has(path) ? 'quote' : ofPart
      if (owner === undefined) continue
      const field = owner === 'quote' ? path : owner === 'service' ? second : third
      errors.set(owner, { ...errors.get(owner), [field]: { path, text } })
    }
    this.#errors = errors
    this.#changed()
  }

  /** Returns what is sent and stored as a draft, without empty rows. */
  wire(): { lineas: WireLines; servicio: WireService } {
    const { currency } = this.#terms
    return {
      lineas: this.#rows.filter((row) => !isBlank(row)).map((row) => wireLineOf(row, this.fieldsOf(row), currency)),
      servicio: this.#service && wireServiceOf(this.#service, currency),
    }
  }

  /** Returns the typed prices, each with the row's position from 1 and the list price for its quantity. */
  typedPrices() {
    return this.#rows.flatMap((row, index) => {
      if (!this.fieldsOf(row).has('precio_venta') || !row.precio_venta.trim()) return []
      const { line, list } = this.counted(row)
      const listPrice = list?.amount ?? null
      return [{ place: index + 1, productId: row.producto_id, price: line.precio_venta, listPrice }]
    })
  }

  /** Replaces everything: with the stored quote, a draft, or what someone else saved. */
  load(lines: WireLines, service: WireService): void {
    const { currency } = this.#terms
    const rows = lines.map((line) => this.#withoutListPrice(rowOf(line, this.#nextKey(), currency)))
    this.#rows = rows.length > 0 ? rows : [blankRow(this.#nextKey())]
    this.#service = service && serviceOf(service, currency)
    this.#removed = []
    this.#errors = new Map()
    this.#changed()
  }

  /** Removes a price that equals the list price, so that it follows the quantity. */
  #withoutListPrice(row: Row): Row {
    const { line, list } = this.counted(row)
    return line.precio_venta === list?.amount ? { ...row, precio_venta: '' } : row
  }

  #forgive(key: number, fields: readonly string[]): void {
    const rest = Object.entries(this.errorsOf(key)).filter(([field]) => !fields.includes(field))
    this.#errors = new Map([...this.#errors, [key, Object.fromEntries(rest)], ['quote', noErrors]])
  }

  #nextKey = () => ++this.#keys

  #changed(): void {
    this.#totals = null
    for (const listener of this.#listeners) listener()
  }
}

const noErrors: Errors = {}
/** Refusals of the whole quote, not of one row: no lines, or the totals. */
const wholes = new Set(['lineas', 'subtotal', 'impuesto', 'total'])
