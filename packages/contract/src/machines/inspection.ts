import type { Text } from '../core/text.ts'

/**
 * The views of a machine that buyers expect, as inspection reports of the trade list them
 * (rule marketplace/inspection-sheet). The last one shows the hour meter: its picture proves the reading.
 */
export const machineViews = [
  'frente',
  'atras',
  'izquierda',
  'derecha',
  'cabina',
  'motor',
  'rodado',
  'horometro',
] as const
export type MachineView = (typeof machineViews)[number]

export const machineViewNames: Readonly<Record<MachineView, Text>> = {
  frente: { es: 'Frente', en: 'Front' },
  atras: { es: 'Parte trasera', en: 'Rear' },
  izquierda: { es: 'Lado izquierdo', en: 'Left side' },
  derecha: { es: 'Lado derecho', en: 'Right side' },
  cabina: { es: 'Cabina y mandos', en: 'Cabin and controls' },
  motor: { es: 'Motor', en: 'Engine' },
  rodado: { es: 'Rodado o neumáticos', en: 'Undercarriage or tires' },
  horometro: { es: 'Horómetro', en: 'Hour meter' },
}

/** The systems of a machine by their column. */
export const machineSystems = [
  'estado_motor',
  'estado_hidraulica',
  'estado_transmision',
  'estado_rodado',
  'estado_electrico',
] as const
export type MachineSystem = (typeof machineSystems)[number]

export const machineSystemNames: Readonly<Record<MachineSystem, Text>> = {
  estado_motor: { es: 'Motor', en: 'Engine' },
  estado_hidraulica: { es: 'Sistema hidráulico', en: 'Hydraulics' },
  estado_transmision: { es: 'Transmisión', en: 'Transmission' },
  estado_rodado: { es: 'Rodado o neumáticos', en: 'Undercarriage or tires' },
  estado_electrico: { es: 'Sistema eléctrico', en: 'Electrical system' },
}

/** How a system was found. */
export const SystemState = {
  good: 'bueno',
  worn: 'gastado',
  toRepair: 'por_reparar',
  notInspected: 'no_revisado',
} as const
export type SystemState = (typeof SystemState)[keyof typeof SystemState]

export const systemStateNames: Readonly<Record<SystemState, Text>> = {
  bueno: { es: 'Bueno', en: 'Good' },
  gastado: { es: 'Con desgaste', en: 'Worn' },
  por_reparar: { es: 'Por reparar', en: 'To be repaired' },
  no_revisado: { es: 'No revisado', en: 'Not inspected' },
}

/**
 * A serial number as visitors see it: the first half, which names maker and model (ISO 10261), and a dot for each
 * further character. Who knows the whole number can offer the machine as their own.
 */
export function maskedSerial(serial: string): string {
  const characters = [...serial]
  const shown = Math.floor(characters.length / 2)
  return characters.slice(0, shown).join('') + '•'.repeat(characters.length - shown)
}
