import type { EntityFields } from '../../core/entities.ts'
import type { areaMessages } from '../area-messages.ts'

/** The fields of an area; a new one needs a line here, a column, and its test. */
export const areaFields = {
  nombre: {
    kind: 'line',
    label: { es: 'Nombre en español', en: 'Spanish name' },
    says: 'nameRequired',
    max: 60,
    isWide: true,
    list: { id: 'spanish', sorts: 'nombre' },
  },
  nombre_en: {
    kind: 'line',
    label: { es: 'Nombre en inglés', en: 'English name' },
    says: 'nameRequired',
    max: 60,
    isWide: true,
    list: { id: 'english', sorts: 'nombre_en' },
  },
} as const satisfies EntityFields<keyof typeof areaMessages>
