import { countryIds } from '@portal/contract/core/country-ids'
import { type NumberKind, numberFrom } from '@portal/contract/core/numbers'
import { machineKinds } from '@portal/contract/machines/number-kinds'

const kinds = ['venta', 'arriendo', 'oferta', 'subasta']
export const orders = ['-creado_en', 'precio', '-precio', '-anio', 'anio', '-puntaje', '-relevancia'] as const
const mostAmount = 999_999_999_999

/** The numeric filters, by their parameter of the address. */
export const figureKinds: Readonly<Record<string, NumberKind>> = {
  precio_desde: machineKinds.price,
  precio_hasta: machineKinds.price,
  anio_desde: machineKinds.year,
  anio_hasta: machineKinds.year,
  tiempo_uso_hasta: machineKinds.usage,
  dias: machineKinds.days,
}
const bounds: Readonly<Record<string, readonly [number, number]>> = {
  precio_desde: [0, mostAmount],
  precio_hasta: [0, mostAmount],
  anio_desde: [1900, 2200],
  anio_hasta: [1900, 2200],
  tiempo_uso_hasta: [0, mostAmount],
  dias: [1, 3650],
}
const oneOf = (values: readonly unknown[]) => (text: string) =>
  values.some((value) => `${value}` === text) ? text : null
const upTo = (length: number) => (text: string) => (text.length <= length ? text : null)
const anId = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? text : null)

const readers: Readonly<Record<string, (text: string) => string | null>> = {
  buscar: upTo(100),
  ciudad: upTo(80),
  tipo: oneOf(kinds),
  categoria_id: anId,
  condicion: oneOf([0, 1]),
  pais_id: oneOf(countryIds),
  moneda: oneOf(['USD', 'CLP']),
  orden: oneOf(orders),
  page: (text) => (/^[1-9]\d{0,5}$/.test(text) ? text : null),
}

/** Normalises a value of the address, figures without separators; null when it is invalid. */
export function readValue(name: string, text: string): string | null {
  const kind = figureKinds[name]
  if (!kind) return readers[name]?.(text) ?? null
  const figure = numberFrom(text, kind)
  const [least, most] = bounds[name] ?? [0, 0]
  return figure >= least && figure <= most ? `${figure}` : null
}

/** The pairs of parameters that form a range. */
export const ranges = [
  ['precio_desde', 'precio_hasta'],
  ['anio_desde', 'anio_hasta'],
] as const
