import type { machineChips } from '../machines/market/filter-words.ts'
import type { propertyChips } from '../properties/market/filter-words.ts'

const machines: (typeof machineChips)['es'] = {
  buscar: (value) => `“${value}”`,
  precio_desde: (value) => `Preço a partir de ${value}`,
  precio_hasta: (value) => `Preço até ${value}`,
  anio_desde: (value) => `Ano a partir de ${value}`,
  anio_hasta: (value) => `Ano até ${value}`,
  tiempo_uso_hasta: (value) => `Uso até ${value}`,
  dias: (value) => (value === 1 ? 'Último dia' : `Últimos ${value} dias`),
}

const properties: (typeof propertyChips)['es'] = {
  buscar: (value) => `“${value}”`,
  precio_desde: (value) => `Preço a partir de ${value}`,
  precio_hasta: (value) => `Preço até ${value}`,
  metros_desde: (value) => `A partir de ${value}\u00a0m²`,
  metros_hasta: (value) => `Até ${value}\u00a0m²`,
  terreno_desde: (value) => `Terreno a partir de ${value}\u00a0m²`,
  habitaciones: (value) => `${value} ou mais quartos`,
  banos: (value) => `${value} ou mais banheiros`,
  estacionamientos: (value) => `${value} ou mais vagas`,
  dias: (value) => (value === '1' ? 'Último dia' : `Últimos ${value} dias`),
  recuadro: 'Área do mapa',
}

/** Filters of the lists of machines and properties, by their keys. */
export const portugueseFilters = { 'machines/market/filters': machines, 'properties/market/filters': properties }
