import type { EntityFields } from '../../core/entities.ts'
import type { timeUnitMessages } from '../time-unit-messages.ts'

/** The fields of a time unit; a new one needs a line here, a column, and its test. */
export const timeUnitFields = {
  nombre: {
    kind: 'line',
    label: { es: 'Nombre en español', en: 'Spanish name' },
    says: 'spanishNameRequired',
    max: 60,
    isWide: true,
    list: { id: 'spanish', sorts: 'nombre' },
  },
  nombre_en: {
    kind: 'line',
    label: { es: 'Nombre en inglés', en: 'English name' },
    says: 'englishNameRequired',
    max: 60,
    isWide: true,
    list: { id: 'english', sorts: 'nombre_en' },
  },
} as const satisfies EntityFields<keyof typeof timeUnitMessages>
