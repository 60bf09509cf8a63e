import { enterpriseFields } from '../enterprises/fields.ts'
import { columnsOf, type ImportColumn, withOthers } from './columns.ts'

const own = columnsOf(enterpriseFields, ['identificador_tributario', 'nombre', 'abreviatura', 'pais_id'])

const branchColumns = {
  /** A branch of the enterprise of the row; an enterprise with several has a row for each. */
  sucursal_nombre: {
    name: { es: 'Sucursal', en: 'Branch office' },
    others: ['Branch', 'Branch name', 'Nombre de la sucursal', 'Sede', 'Local', 'Location', 'Site', 'Ship-to name'],
  },
  sucursal_estado_id: {
    name: { es: 'Estado de la sucursal', en: 'Status of the branch office' },
    others: ['Branch status'],
  },
} as const satisfies Record<string, ImportColumn>

/** Headings of customer lists that other programs export, by the column that they fill. */
const others: Readonly<Partial<Record<keyof typeof own, readonly string[]>>> = {
  nombre: [
    ...[
      'Empresa',
      'Enterprise',
      'Razón social',
      'Nombre de la empresa',
      'Cliente',
      'Nombre del cliente',
      'Distribuidor',
    ],
    ...['Company', 'Company name', 'Account name', 'Customer', 'Customer name', 'Business name', 'Legal name'],
  ],
  abreviatura: ['Sigla', 'Código corto', 'Nombre corto', 'Short code', 'Short name', 'Search term'],
  identificador_tributario: [
    ...['RUT', 'RUC', 'NIT', 'CUIT', 'CNPJ', 'RFC', 'RIF', 'EIN', 'ABN', 'VAT', 'VAT number', 'VAT ID', 'VAT Reg. No.'],
    ...[
      'Tax number',
      'Tax Registration Number',
      'Taxpayer ID',
      'Identificación fiscal',
      'Número de identificación fiscal',
    ],
    ...['Identificador tributario', 'ID tributario', 'ID fiscal'],
  ],
  pais_id: [
    'Country/Region',
    'País/Región',
    'Billing country',
    'Country code',
    'Código de país',
    'País de facturación',
  ],
  zona_horaria: ['Timezone', 'Huso horario'],
  email: ['Email', 'E-mail address', 'Email address', 'Correo electrónico', 'Dirección de correo', 'Mail'],
  telefono: [
    ...[
      'Teléfono principal',
      'Número de teléfono',
      'Fono',
      'Telephone',
      'Phone number',
      'Main phone',
      'Business phone',
    ],
  ],
  emails_autorizados: [
    'Authorised e-mails',
    'Authorized emails',
    'Emails autorizados',
    'Other e-mails',
    'Otros correos',
  ],
  estado_id: ['Status of the enterprise', 'Estado de la empresa', 'Account status'],
}

/** Columns of the workbook of enterprises with their branches, by the field that they fill. */
export const enterpriseColumns = {
  ...withOthers(own, others),
  ...branchColumns,
} as const satisfies Record<string, ImportColumn>
