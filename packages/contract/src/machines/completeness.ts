import { type MachineSystem, type MachineView, machineSystems, machineViews, SystemState } from './inspection.ts'

/** Points of each part of the inspection sheet; together 100. The column `puntaje` counts the same (migration 0162). */
export const completenessPoints = {
  /** Each of the eight views that a picture shows: 40. */
  view: 5,
  /** A reading of the hour meter; its picture counts as a view. */
  hourMeter: 7,
  /** The day of the reading. */
  hourMeterDay: 3,
  serial: 10,
  /** Known faults as text, or said that there are none. */
  faults: 15,
  /** Each of the five systems that was inspected, in whatever state: 15. */
  system: 3,
  /** A description of at least `describedFrom` characters. */
  description: 10,
} as const

/** Characters of a description that says more than a title. */
export const describedFrom = 120

/** What the score counts. */
export interface Documented {
  /** The view of each picture; null and other texts count nothing. */
  views: readonly (string | null | undefined)[]
  horometro: number | null
  horometro_fecha: string | null
  serie: string
  fallas: string
  sin_fallas: boolean
  systems: Readonly<Record<MachineSystem, SystemState | null>>
  descripcion: string
}

/** A part that is missing, and its points. */
export interface MissingPart {
  part: MachineView | MachineSystem | 'horometro_lectura' | 'horometro_fecha' | 'serie' | 'fallas' | 'descripcion'
  points: number
}

/**
 * Returns how completely a machine is documented, from 0 to 100, and what would raise it: the most points first
 * (rule marketplace/inspection-sheet).
 */
export function completenessOf(sheet: Documented): { score: number; missing: MissingPart[] } {
  const shown = new Set(sheet.views)
  const isRead = sheet.horometro !== null
  const p = completenessPoints
  const parts: (MissingPart & { isThere: boolean })[] = [
    { part: 'fallas', points: p.faults, isThere: sheet.sin_fallas || sheet.fallas !== '' },
    { part: 'serie', points: p.serial, isThere: sheet.serie !== '' },
    { part: 'descripcion', points: p.description, isThere: [...sheet.descripcion].length >= describedFrom },
    { part: 'horometro_lectura', points: p.hourMeter, isThere: isRead },
    ...machineViews.map((view) => ({ part: view, points: p.view, isThere: shown.has(view) })),
    { part: 'horometro_fecha', points: p.hourMeterDay, isThere: isRead && sheet.horometro_fecha !== null },
    ...machineSystems.map((system) => ({
      part: system,
      points: p.system,
      isThere: isInspected(sheet.systems[system]),
    })),
  ]
  const score = parts.reduce((sum, { points, isThere }) => sum + (isThere ? points : 0), 0)
  return { score, missing: parts.filter(({ isThere }) => !isThere).map(({ part, points }) => ({ part, points })) }
}

const isInspected = (state: SystemState | null) => state !== null && state !== SystemState.notInspected
