import type { CountryTax } from '../settings/taxes.ts'

/** What a quote stores of its tax. */
export interface QuoteTax {
  /** As its country calls it; empty for an export, where the country has none, and for quotes of earlier releases. */
  impuesto_nombre: string
  /** Percent. */
  impuesto_porcentaje: number
  /** Whether seller and client are in one country. */
  venta_interna: boolean
}

/** The countries of a sale; null while none is chosen. */
interface Sale {
  client: number | null
  enterprise: number | null
}

/**
 * Returns the tax of a sale (rule quotes/tax): that of their country where seller and client are in one, otherwise none,
 * exports being free on board. `local` is the tax inside the seller's country; null without one.
 */
export function taxOf({ client, enterprise }: Sale, local: Pick<CountryTax, 'nombre' | 'tasa'> | null): QuoteTax {
  const isInside = client !== null && client === enterprise
  const tax = isInside ? local : null
  return { impuesto_nombre: tax?.nombre ?? '', impuesto_porcentaje: tax?.tasa ?? 0, venta_interna: isInside }
}

/**
 * How a quote names its tax: `named` as its country does; `unnamed`, by its rate; `export`, which has none; `missing`,
 * inside a country without a tax in the table.
 */
export type TaxKind = 'named' | 'unnamed' | 'export' | 'missing'

export function taxKindOf({ impuesto_nombre, impuesto_porcentaje, venta_interna }: QuoteTax): TaxKind {
  if (impuesto_nombre) return 'named'
  if (impuesto_porcentaje > 0) return 'unnamed'
  return venta_interna ? 'missing' : 'export'
}
