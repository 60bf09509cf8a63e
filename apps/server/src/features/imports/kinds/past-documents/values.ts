import { defaultCurrency } from '@portal/contract/core/currencies'
import { moneyKind } from '@portal/contract/core/numbers'
import { quoteCurrencyNames } from '@portal/contract/core/quote-currency-names'
import { type PastDocumentKind, pastDocumentKindNames } from '@portal/contract/past-documents/constants'
import { folded } from '#core/base/folded.ts'
import { dayOf, named, notUnderstood, numberOf, repeated, textOf } from '../../cells.ts'
import type { FileKeys } from '../../kind.ts'
import type { SheetRow } from '../../queries.ts'

const kinds: ReadonlyMap<string, PastDocumentKind> = new Map([
  ...named(pastDocumentKindNames),
  // words of other programs
  ...(
    [
      ['cotizacion', ['presupuesto', 'oferta', 'proforma', 'quotation', 'estimate', 'proposal', 'orcamento']],
      ['orden', ['pedido', 'pedido de venta', 'nota de venta', 'sales order', 'order', 'po', 'oc']],
      ['factura', ['factura de venta', 'factura electronica', 'boleta', 'sales invoice', 'fatura', 'customer invoice']],
      ['nota_credito', ['nota de credito electronica', 'nc', 'abono', 'credit memo', 'customer credit note']],
      ['pago', ['cobro', 'recibo', 'ingreso', 'receipt', 'customer payment', 'pagamento']],
    ] as const
  ).flatMap(([kind, words]) => words.map((word) => [word, kind] as const)),
])

const currencies = named(quoteCurrencyNames)

/** Turns the cells of a row into the form of a document. Empty cells are left out; other values the form refuses. */
export function readDocument({ datos }: SheetRow): Record<string, unknown> {
  const { tipo, fecha, moneda, total, archivo: _, ...texts } = datos
  const currency = moneda === undefined ? undefined : currencies.get(folded(textOf(moneda)))
  return {
    ...Object.fromEntries(Object.entries(texts).map(([field, cell]) => [field, textOf(cell)])),
    ...(tipo !== undefined && { tipo: kinds.get(folded(textOf(tipo))) ?? notUnderstood }),
    ...(fecha !== undefined && { fecha: dayOf(textOf(fecha)) }),
    ...(moneda !== undefined && { moneda: currency ?? notUnderstood }),
    ...(total !== undefined && { total: numberOf(total, moneyKind(currency ?? defaultCurrency)) }),
  }
}

/** A name without marks: `COT-4512.pdf` is the file of the number `COT 4512`. */
const fileKey = (name: string) => folded(name).replace(/[^\p{L}\p{N}]/gu, '')
const withoutEnding = (name: string) => name.replace(/\.[a-z0-9]{1,5}$/i, '')

/**
 * A PDF is named by the number of its document, or as the column says. A number that several rows have, a quote and an
 * invoice for example, leads to none of them.
 */
export function fileKeys(rows: readonly SheetRow[]): FileKeys {
  const numbered = ({ datos }: SheetRow) => (datos.archivo === undefined ? fileKey(textOf(datos.numero)) || null : null)
  const several = repeated(rows.map(numbered))
  return {
    ofFile: (name) => ({ key: fileKey(withoutEnding(name)), place: 0 }),
    ofRow(row) {
      const { archivo } = row.datos
      if (archivo !== undefined) return fileKey(withoutEnding(textOf(archivo).split(/[\\/]/).at(-1)!)) || null
      const key = numbered(row)
      return several.has(key ?? '') ? null : key
    },
  }
}
