import type { PageLanguage } from '../../core/language.ts'
import { textIn } from '../../core/text.ts'
import type { FilterNaming } from '../../marketplace/public/filter-naming.ts'
import { type PropertyCondition, propertyConditionNames } from '../constants.ts'

const es = {
  buscar: (value: string) => `«${value}»`,
  precio_desde: (value: string) => `Precio desde ${value}`,
  precio_hasta: (value: string) => `Precio hasta ${value}`,
  metros_desde: (value: string) => `Desde ${value}\u00a0m²`,
  metros_hasta: (value: string) => `Hasta ${value}\u00a0m²`,
  terreno_desde: (value: string) => `Terreno desde ${value}\u00a0m²`,
  habitaciones: (value: string) => `${value} o más habitaciones`,
  banos: (value: string) => `${value} o más baños`,
  estacionamientos: (value: string) => `${value} o más estacionamientos`,
  dias: (value: string) => (value === '1' ? 'Último día' : `Últimos ${value} días`),
  recuadro: 'Zona del mapa',
}

const en: typeof es = {
  buscar: (value) => `“${value}”`,
  precio_desde: (value) => `Price from ${value}`,
  precio_hasta: (value) => `Price up to ${value}`,
  metros_desde: (value) => `From ${value}\u00a0m²`,
  metros_hasta: (value) => `Up to ${value}\u00a0m²`,
  terreno_desde: (value) => `Land from ${value}\u00a0m²`,
  habitaciones: (value) => `${value} or more rooms`,
  banos: (value) => `${value} or more bathrooms`,
  estacionamientos: (value) => `${value} or more garages`,
  dias: (value) => (value === '1' ? 'Last day' : `Last ${value} days`),
  recuadro: 'Map area',
}

export const propertyChips = { key: 'properties/market/filters', es, en }

/** Returns a filter of an address of properties in words. The value was validated before. */
export function propertyFilterText(name: string, value: string, language: PageLanguage, say: FilterNaming): string {
  const chip = textIn(propertyChips, language)
  const figure = (words: (value: string) => string) => () => words(say.number(Number(value)))
  const words: Readonly<Record<string, () => string>> = {
    buscar: () => chip.buscar(value),
    condicion: () => textIn(propertyConditionNames[Number(value) as PropertyCondition], language),
    categoria_id: () => say.category(value),
    pais_id: () => say.country(value),
    precio_desde: figure(chip.precio_desde),
    precio_hasta: figure(chip.precio_hasta),
    metros_desde: figure(chip.metros_desde),
    metros_hasta: figure(chip.metros_hasta),
    terreno_desde: figure(chip.terreno_desde),
    habitaciones: figure(chip.habitaciones),
    banos: figure(chip.banos),
    estacionamientos: figure(chip.estacionamientos),
    dias: () => chip.dias(value),
    recuadro: () => chip.recuadro,
  }
  return words[name]?.() ?? value
}
