import type { PageLanguage } from '../../core/language.ts'
import { type Text, textIn } from '../../core/text.ts'
import type { FilterNaming } from '../../marketplace/public/filter-naming.ts'
import { machineConditionNames } from '../constants.ts'

const es = {
  buscar: (value: string) => `«${value}»`,
  precio_desde: (value: string) => `Precio desde ${value}`,
  precio_hasta: (value: string) => `Precio hasta ${value}`,
  anio_desde: (value: string) => `Año desde ${value}`,
  anio_hasta: (value: string) => `Año hasta ${value}`,
  tiempo_uso_hasta: (value: string) => `Uso hasta ${value}`,
  dias: (value: number) => (value === 1 ? 'Último día' : `Últimos ${value} días`),
}

const en: typeof es = {
  buscar: (value) => `“${value}”`,
  precio_desde: (value) => `Price from ${value}`,
  precio_hasta: (value) => `Price up to ${value}`,
  anio_desde: (value) => `Year from ${value}`,
  anio_hasta: (value) => `Year up to ${value}`,
  tiempo_uso_hasta: (value) => `Use up to ${value}`,
  dias: (value) => (value === 1 ? 'Last day' : `Last ${value} days`),
}

export const machineChips = { key: 'machines/market/filters', es, en }

/** What a machine is offered for, as the filter of the list has it. */
export const offeredForNames: Readonly<Record<string, Text>> = {
  venta: { es: 'Venta', en: 'Sale' },
  arriendo: { es: 'Arriendo', en: 'Rent' },
  oferta: { es: 'Recibe ofertas', en: 'Open to offers' },
  subasta: { es: 'Subasta', en: 'Auction' },
}

/** Returns a filter of an address in words. The value was validated before. */
export function machineFilterText(name: string, value: string, language: PageLanguage, say: FilterNaming): string {
  const chip = textIn(machineChips, language)
  const number = () => say.number(Number(value))
  const words: Readonly<Record<string, () => string>> = {
    buscar: () => chip.buscar(value),
    tipo: () => textIn(offeredForNames[value], language) ?? value,
    categoria_id: () => say.category(value),
    condicion: () => textIn(machineConditionNames[value === '1' ? 1 : 0], language),
    pais_id: () => say.country(value),
    precio_desde: () => chip.precio_desde(number()),
    precio_hasta: () => chip.precio_hasta(number()),
    anio_desde: () => chip.anio_desde(value),
    anio_hasta: () => chip.anio_hasta(value),
    tiempo_uso_hasta: () => chip.tiempo_uso_hasta(number()),
    dias: () => chip.dias(Number(value)),
  }
  return words[name]?.() ?? value
}
