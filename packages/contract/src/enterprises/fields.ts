import type { EntityFields } from '../core/entities.ts'
import { taxIdLimit } from '../core/tax-ids.ts'
import { EnterpriseStatus, enterpriseStatusNames } from './constants.ts'
import type { enterpriseMessages } from './messages.ts'

/** The fields of an enterprise; a new one needs a line here, a column, and its test. */
export const enterpriseFields = {
  nombre: {
    kind: 'line',
    label: { es: 'Nombre', en: 'Name' },
    says: 'nameInvalid',
    min: 2,
    isWide: true,
    group: { es: 'Empresa', en: 'Enterprise' },
    list: { id: 'name', sorts: 'nombre' },
  },
  abreviatura: {
    kind: 'code',
    label: { es: 'Abreviatura', en: 'Abbreviation' },
    says: 'abbreviationInvalid',
    isFact: true,
    list: { id: 'abbreviation', sorts: 'abreviatura' },
  },
  estado_id: {
    kind: 'choice',
    label: { es: 'Estado', en: 'Status' },
    choices: enterpriseStatusNames,
    start: EnterpriseStatus.active,
  },
  pais_id: {
    kind: 'country',
    label: { es: 'País', en: 'Country' },
    says: 'countryInvalid',
    isFact: true,
    list: { id: 'country', sorts: 'pais_nombre', priority: 2 },
  },
  /** By default that of the country. */
  zona_horaria: {
    kind: 'zone',
    label: { es: 'Zona horaria', en: 'Time zone' },
    isOptional: true,
    isAlone: true,
    isFact: true,
  },
  /** As its country writes it. */
  identificador_tributario: {
    kind: 'line',
    label: { es: 'Identificación tributaria', en: 'Tax ID' },
    says: 'taxIdInvalid',
    isOptional: true,
    isAlone: true,
    max: taxIdLimit,
  },
  email: {
    kind: 'email',
    label: { es: 'Correo', en: 'E-mail' },
    says: 'emailInvalid',
    isFact: true,
    group: { es: 'Contacto', en: 'Contact' },
  },
  telefono: { kind: 'phone', label: { es: 'Teléfono', en: 'Phone' }, says: 'phoneInvalid', isFact: true },
  /** Who may act for it. */
  emails_autorizados: {
    kind: 'emails',
    label: { es: 'Correos autorizados', en: 'Authorized e-mails' },
    says: 'authorizedEmailsInvalid',
    isOptional: true,
    max: 50,
    isWide: true,
    isAlone: true,
  },
} as const satisfies EntityFields<keyof typeof enterpriseMessages>
