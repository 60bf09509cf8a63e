import { type ImportColumn, machineColumns } from '@portal/contract/imports/columns'

/** What is under each heading, by field. */
export type Cells = Record<string, string | number | boolean | null>

/** A good row: a used excavator for sale at 80,000 USD, unless changed. */
export const aLine = (number: number, changes: Cells = {}): Cells => ({
  correlativo: number,
  marca: `Excavadora ${number}`,
  anio: 2019,
  condicion: 'Usado',
  categoria_id: 'Excavadoras',
  pais_id: 'Chile',
  ciudad: 'Calama',
  tiempo_uso: 5400,
  unidad_tiempo_id: 'Horas',
  descripcion: 'Excavadora sobre orugas con mantención al día.',
  precio: 80_000,
  ...changes,
})

/** The Spanish heading of a field; any other word is a heading itself. */
export const headingOf = (field: string): string =>
  (machineColumns as Record<string, ImportColumn>)[field]?.name.es ?? field
