import type { EntityFields } from '../core/entities.ts'
import { hoursKind, certificateLimits as limits } from './constants.ts'
import type { certificateMessages } from './messages.ts'

/** In a workbook that of the workshop unless given. */
const title = {
  kind: 'line',
  says: 'titleInvalid',
  min: 3,
  max: limits.title,
  isWide: true,
  imported: { isOptional: true },
} as const

/** What a certificate says; a new field needs a line here, a column, its place in the document, and its test. */
export const certificateFields = {
  nombre: {
    kind: 'line',
    label: { es: 'Nombre', en: 'Name' },
    says: 'nameInvalid',
    min: 3,
    max: limits.name,
    isWide: true,
  },
  email: { kind: 'email', label: { es: 'Correo', en: 'E-mail' }, says: 'emailInvalid', isWide: true },
  /** Of the document and of its mails; in a workbook that of the upload unless given. */
  idioma: {
    kind: 'language',
    label: { es: 'Idioma', en: 'Language' },
    isWide: true,
    imported: { isOptional: true },
  },
  titulo: { ...title, label: { es: 'Título', en: 'Title' } },
  titulo_en: { ...title, label: { es: 'Título en inglés', en: 'Title in English' } },
  horas: {
    kind: 'number',
    label: { es: 'Horas', en: 'Hours' },
    says: 'hoursInvalid',
    number: hoursKind,
    min: 0.5,
    max: limits.mostHours,
    step: 0.1,
  },
  emitido_el: { kind: 'day', label: { es: 'Fecha de emisión', en: 'Date of issue' }, says: 'dateInvalid' },
} as const satisfies EntityFields<keyof typeof certificateMessages>
