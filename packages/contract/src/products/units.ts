import type { Text } from '../core/text.ts'

/** How a product is sold. */
export const SaleUnit = {
  piece: 1,
  device: 2,
  license: 3,
  service: 4,
  course: 5,
  kit: 6,
  roll: 7,
  box: 8,
} as const
type SaleUnit = (typeof SaleUnit)[keyof typeof SaleUnit]

export const saleUnitNames: Readonly<Record<SaleUnit, Text>> = {
  1: { es: 'Pieza', en: 'Piece' },
  2: { es: 'Equipo', en: 'Device' },
  3: { es: 'Licencia', en: 'License' },
  4: { es: 'Servicio', en: 'Service' },
  5: { es: 'Curso', en: 'Course' },
  6: { es: 'Juego', en: 'Kit' },
  7: { es: 'Rollo', en: 'Roll' },
  8: { es: 'Caja', en: 'Box' },
}

/** The unit of a product's quantity. */
export const MeasureUnit = {
  unit: 21,
  meter: 22,
  year: 23,
  month: 24,
  day: 25,
  hour: 26,
  kilogram: 27,
} as const
type MeasureUnit = (typeof MeasureUnit)[keyof typeof MeasureUnit]

export const measureUnitNames: Readonly<Record<MeasureUnit, Text>> = {
  21: { es: 'Unidad', en: 'Unit' },
  22: { es: 'Metro', en: 'Meter' },
  23: { es: 'Año', en: 'Year' },
  24: { es: 'Mes', en: 'Month' },
  25: { es: 'Día', en: 'Day' },
  26: { es: 'Hora', en: 'Hour' },
  27: { es: 'Kilogramo', en: 'Kilogram' },
}
