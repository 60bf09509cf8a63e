import type { PriceMode } from '@portal/contract/assigned-products/constants'
import type { ImportedPrices } from '#features/assigned-products/service.ts'
import type { KnownBranch } from '#features/enterprises/service.ts'
import type { ImportedProduct, KnownProduct, ProductForm } from '#features/products/service.ts'
import type { Fault, Row, SheetRow, Warning } from '../../queries.ts'
import type { Cells } from './values.ts'

/** What writing a row needs. */
export interface ProductDraft extends ImportedProduct {
  /** Only in the row that stores the prices of the branch. */
  prices: ImportedPrices | null
}

/** The price of a row at a branch. */
export interface RowPrice {
  countryId: number
  isOpen: boolean
  modo: PriceMode
  valor: number
  /** Null where the row names no quantity. */
  desde: number | null
  /** The column of the price. */
  campo: string
}

/** What a row says, and what is wrong with it. */
export interface Draft {
  row: SheetRow
  cells: Cells
  /** Whether its price is the suggested one of the product. */
  isSuggested: boolean
  sent: Record<string, unknown>
  form: ProductForm | null
  /** The branch whose price it says, also when the price has a fault. */
  place: KnownBranch | null
  price: RowPrice | null
  errores: Fault[]
  avisos: Warning[]
  /** What its cells of a price say, for the dry run. */
  read: Record<string, unknown>
}

/** The rows of one product, and the stored one that they are about. */
export interface Group {
  rows: { row: SheetRow; cells: Cells; isSuggested: boolean }[]
  product: KnownProduct | null
  /** Whether its name is that of several products of the workbook. */
  isAmbiguous: boolean
}

export const isBad = ({ row, errores }: Draft): boolean => errores.length > 0 || Object.keys(row.ilegibles).length > 0

/** What an import that was cut off has done: the fate of each row in its dry run, and whether it was written. */
export type Done = ReadonlyMap<number, Pick<Row, 'accion'> & { isWritten: boolean }>
