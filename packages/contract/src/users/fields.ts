import { roleNames } from '../access/constants.ts'
import { type EntityFields, inOrder, optionalOf } from '../core/entities.ts'
import { documentTypeNames, userStatusNames } from './constants.ts'
import type { userMessages } from './messages.ts'

type Fields = EntityFields<keyof typeof userMessages>

/** Who a user is; a new field needs a line here, a column, and its test. */
export const personFields = {
  nombres: { kind: 'line', label: { es: 'Nombres', en: 'First names' }, says: 'nameRequired' },
  apellido_paterno: {
    kind: 'line',
    label: { es: 'Apellido paterno', en: 'First last name' },
    says: 'lastNameRequired',
  },
  apellido_materno: { kind: 'line', label: { es: 'Apellido materno', en: 'Second last name' }, isOptional: true },
  tipo_documento_id: {
    kind: 'choice',
    label: { es: 'Tipo de documento', en: 'Document type' },
    says: 'documentTypeInvalid',
    choices: documentTypeNames,
    isAlone: true,
  },
  numero_documento: {
    kind: 'line',
    label: { es: 'Número de documento', en: 'Document number' },
    says: 'documentNumberRequired',
    max: 30,
    isAlone: true,
  },
} as const satisfies Fields

/** How a user is reached. */
export const reachFields = {
  telefono: { kind: 'phone', label: { es: 'Teléfono', en: 'Phone' }, says: 'phoneInvalid', isOptional: true },
  email: {
    kind: 'email',
    label: { es: 'Correo', en: 'E-mail' },
    says: 'emailInvalid',
    isWide: true,
    list: { id: 'email', sorts: 'email' },
  },
} as const satisfies Fields

/** What a user may do, where, and in which language. */
export const accountFields = {
  rol_id: {
    kind: 'choice',
    label: { es: 'Rol', en: 'Role' },
    says: 'roleInvalid',
    choices: roleNames,
    list: { id: 'role', sorts: 'rol_id', priority: 2 },
  },
  empresa_id: {
    kind: 'row',
    label: { es: 'Empresa', en: 'Enterprise' },
    says: 'enterpriseInvalid',
    list: { id: 'enterprise', sorts: 'empresa_nombre', priority: 2 },
  },
  /** Required for distributors, and checked against the enterprise (rule users/distributors). */
  sucursal_id: {
    kind: 'row',
    label: { es: 'Sucursal', en: 'Branch office' },
    says: 'branchInvalid',
    isOptional: true,
    list: { id: 'branch', priority: 2 },
  },
  pais_id: {
    kind: 'country',
    label: { es: 'País', en: 'Country' },
    says: 'countryInvalid',
    list: { id: 'country', priority: 3 },
  },
  /** In a workbook active unless given. */
  estado_id: {
    kind: 'choice',
    label: { es: 'Estado', en: 'Status' },
    says: 'statusInvalid',
    choices: userStatusNames,
    imported: { isOptional: true },
  },
  /** Of their mails; in a workbook that of the upload unless given. */
  idioma: { kind: 'language', label: { es: 'Idioma', en: 'Language' }, isAlone: true, imported: { isOptional: true } },
} as const satisfies Fields

/** The fields of a user in the order of their columns. */
export const userFields = { ...personFields, ...reachFields, ...accountFields } as const

/** The same as workbooks and the audit log have them. */
export const userSheetFields = {
  ...personFields,
  nombres: { ...personFields.nombres, label: { es: 'Nombres', en: 'Names' } },
  ...inOrder(reachFields, ['email']),
  ...accountFields,
} as const

const { nombres, telefono, empresa_id, pais_id, idioma } = userFields

/** What users write of themselves, besides their e-mail. Who signed up alone has a name only, */
export const profileFields = { ...optionalOf({ ...personFields, telefono, pais_id }), nombres, idioma } as const

/** and no enterprise (rule users/customers): so users are stored. */
export const storedUserFields = { ...userFields, ...profileFields, ...optionalOf({ empresa_id }) } as const
