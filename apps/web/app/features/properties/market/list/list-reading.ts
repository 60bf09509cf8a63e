import { countryIds } from '@portal/contract/core/country-ids'
import { type NumberKind, numberFrom } from '@portal/contract/core/numbers'
import { PropertyCondition, PropertyCurrency } from '@portal/contract/properties/constants'
import { boxText, readBox } from '@portal/contract/properties/market/box'
import { propertyKinds } from '@portal/contract/properties/number-kinds'

export const orders = ['-creado_en', 'precio', '-precio', '-metros_construidos', '-relevancia'] as const
const mostAmount = 999_999_999_999

/** The numeric filters, by their parameter of the address. */
export const figureKinds: Readonly<Record<string, NumberKind>> = {
  precio_desde: propertyKinds.price,
  precio_hasta: propertyKinds.price,
  metros_desde: propertyKinds.meters,
  metros_hasta: propertyKinds.meters,
  terreno_desde: propertyKinds.meters,
  habitaciones: propertyKinds.count,
  banos: propertyKinds.count,
  estacionamientos: propertyKinds.count,
  dias: propertyKinds.count,
}
const bounds: Readonly<Record<string, readonly [number, number]>> = {
  habitaciones: [0, 2000],
  banos: [0, 2000],
  estacionamientos: [0, 2000],
  dias: [1, 3650],
}
const oneOf = (values: readonly unknown[]) => (text: string) =>
  values.some((value) => `${value}` === text) ? text : null
const upTo = (length: number) => (text: string) => (text.length <= length ? text : null)
const anId = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? text : null)

/** A part of the map in its shortest form; null when it is none. */
function aBox(text: string): string | null {
  const box = readBox(text)
  return box && boxText(box)
}

const readers: Readonly<Record<string, (text: string) => string | null>> = {
  buscar: upTo(100),
  ciudad: upTo(80),
  categoria_id: anId,
  condicion: oneOf(Object.values(PropertyCondition)),
  pais_id: oneOf(countryIds),
  moneda: oneOf(Object.values(PropertyCurrency)),
  recuadro: aBox,
  vista: oneOf(['mapa']),
  orden: oneOf(orders),
  page: (text) => (/^[1-9]\d{0,5}$/.test(text) ? text : null),
}

/** Normalises a value of the address, figures without separators; null when it is invalid. */
export function readValue(name: string, text: string): string | null {
  const kind = figureKinds[name]
  if (!kind) return readers[name]?.(text) ?? null
  const figure = numberFrom(text, kind)
  const [least, most] = bounds[name] ?? [0, mostAmount]
  return figure >= least && figure <= most ? `${figure}` : null
}

/** The pairs of parameters that form a range. */
export const ranges = [
  ['precio_desde', 'precio_hasta'],
  ['metros_desde', 'metros_hasta'],
] as const
