import type { EntityFields } from '../../core/entities.ts'
import { intervalUnitNames, maxInterval } from '../constants.ts'
import type { licenseTypeMessages } from '../messages.ts'
import { CatalogueStatus, givenStatusNames } from '../states.ts'

/** The fields of a license type; a new one needs a line here, a column, and its test. */
export const licenseTypeFields = {
  nombre: {
    kind: 'line',
    label: { es: 'Nombre en español', en: 'Spanish name' },
    says: 'nameRequired',
    max: 60,
    list: { id: 'spanish', sorts: 'nombre' },
  },
  nombre_en: {
    kind: 'line',
    label: { es: 'Nombre en inglés', en: 'English name' },
    says: 'nameRequired',
    max: 60,
    list: { id: 'english', sorts: 'nombre_en' },
  },
  intervalo: {
    kind: 'number',
    label: { es: 'Intervalo', en: 'Interval' },
    says: 'intervalInvalid',
    min: 1,
    max: maxInterval,
  },
  unidad_intervalo: {
    kind: 'choice',
    label: { es: 'Unidad', en: 'Unit' },
    says: 'intervalUnitInvalid',
    choices: intervalUnitNames,
  },
  estado_id: {
    kind: 'choice',
    label: { es: 'Estado', en: 'Status' },
    says: 'statusInvalid',
    choices: givenStatusNames,
    start: CatalogueStatus.active,
    isWide: true,
  },
} as const satisfies EntityFields<keyof typeof licenseTypeMessages>
