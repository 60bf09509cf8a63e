import type { EntityFields } from '../core/entities.ts'
import type { contactMessages } from './messages.ts'

/** The fields that describe a contact; a new one needs a line here, a column, and its test. */
export const contactFields = {
  nombre: {
    kind: 'line',
    label: { es: 'Nombre', en: 'Name' },
    says: 'nameInvalid',
    isWide: true,
    list: { id: 'name', sorts: 'nombre' },
    imported: { says: 'namesInvalid' },
  },
  empresa: {
    kind: 'line',
    label: { es: 'Empresa o entidad', en: 'Company or entity' },
    says: 'companyInvalid',
    list: { id: 'company', sorts: 'empresa' },
    isFact: true,
    imported: { heading: { es: 'Empresa', en: 'Company' }, says: 'companiesInvalid' },
  },
  ocupacion: {
    kind: 'line',
    label: { es: 'Ocupación', en: 'Occupation' },
    isOptional: true,
    isFact: true,
  },
  email: {
    kind: 'email',
    label: { es: 'Correo', en: 'E-mail' },
    says: 'emailInvalid',
    list: { id: 'email', priority: 2 },
    isFact: true,
    imported: { says: 'emailsInvalid' },
  },
  telefono: {
    kind: 'phone',
    label: { es: 'Teléfono', en: 'Phone' },
    says: 'phoneInvalid',
    list: { id: 'phone', priority: 3 },
    isFact: true,
    imported: { says: 'phonesInvalid' },
  },
  pais_id: {
    kind: 'country',
    label: { es: 'País', en: 'Country' },
    says: 'countryInvalid',
    list: { id: 'country', priority: 3 },
    isFact: true,
  },
  /** Of what is written to the contact; in a workbook that of the upload unless given. */
  idioma: { kind: 'language', label: { es: 'Idioma', en: 'Language' }, imported: { isOptional: true } },
} as const satisfies EntityFields<keyof typeof contactMessages>
