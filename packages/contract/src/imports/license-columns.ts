import type { ImportColumn } from './columns.ts'

/** Columns of the workbook of licenses by what they fill: a row for each license, of the past or running. */
export const licenseColumns = {
  /** Of the holder; with either of both the row says of whom the license is. */
  empresa_id: {
    name: { es: 'Empresa', en: 'Enterprise' },
    others: [
      'Cliente',
      'Razón social',
      'Compañía',
      'Company',
      'Company name',
      'Customer',
      'Customer name',
      'Account name',
    ],
  },
  identificador_tributario: {
    name: { es: 'Identificación tributaria', en: 'Tax ID' },
    others: ['RUT', 'RUC', 'NIT', 'CUIT', 'CNPJ', 'RFC', 'RIF', 'EIN', 'ABN', 'VAT number', 'VAT ID', 'Tax number'],
  },
  /** A user by e-mail, or by a name that nobody else has. */
  titular: {
    name: { es: 'Correo del titular', en: 'E-mail of the holder' },
    also: { es: 'Correo', en: 'E-mail' },
    others: [
      ...['Correo electrónico', 'Email', 'E-mail address', 'Email address', 'Mail', 'Usuario', 'User', 'User email'],
      ...[
        'Correo del usuario',
        'Licensee',
        'Licensed to',
        'Registered to',
        'Registrada a',
        'Asignada a',
        'Assigned to',
      ],
      ...['Contact email', 'Owner'],
    ],
    isRequired: true,
  },
  servicio_id: {
    name: { es: 'Servicio', en: 'Service' },
    others: [
      ...['Producto', 'Programa', 'Aplicación', 'Nombre de la licencia', 'Product', 'Product name', 'Application'],
      ...['Software', 'Software name', 'License name', 'Licence name'],
    ],
    isRequired: true,
  },
  tipo_licencia_id: {
    name: { es: 'Tipo', en: 'Type' },
    others: ['Tipo de licencia', 'License type', 'Licence type', 'Plan', 'Edición', 'Edition', 'Modalidad'],
    isRequired: true,
  },
  /** Of the license or of its device, as the previous program had it. */
  serie: {
    name: { es: 'Número de serie', en: 'Serial number' },
    others: [
      ...[
        'Serie',
        'N.º de serie',
        'N° de serie',
        'Nro. de serie',
        'Clave de licencia',
        'Llave',
        'Huella',
        'Dispositivo',
      ],
      ...['Equipo', 'Serial', 'Serial no.', 'Serial #', 'S/N', 'License key', 'Licence key', 'License number', 'Key'],
      ...[
        'Product key',
        'Activation key',
        'Device',
        'Device ID',
        'Hardware ID',
        'Machine ID',
        'Host ID',
        'Fingerprint',
      ],
    ],
  },
  fecha_inicio: {
    name: { es: 'Inicio', en: 'Start' },
    others: [
      ...['Fecha de inicio', 'Desde', 'Vigente desde', 'Fecha de compra', 'Fecha de activación', 'Start date', 'From'],
      ...['Valid from', 'Purchase date', 'Activation date', 'Issue date', 'Issued on', 'Begin'],
    ],
    isRequired: true,
  },
  fecha_termino: {
    name: { es: 'Término', en: 'End' },
    others: [
      ...['Fecha de término', 'Fecha fin', 'Hasta', 'Vigente hasta', 'Vencimiento', 'Fecha de vencimiento', 'Expira'],
      ...[
        'Fecha de expiración',
        'End date',
        'To',
        'Until',
        'Valid until',
        'Valid to',
        'Expiry',
        'Expiry date',
        'Expires',
      ],
      ...['Expiration', 'Expiration date', 'Renewal date', 'Expires on'],
    ],
  },
  estado: { name: { es: 'Estado', en: 'Status' }, others: ['Estado de la licencia', 'License status', 'State'] },
  suspendida: {
    name: { es: 'Motivo de la suspensión', en: 'Reason of the suspension' },
    others: ['Motivo', 'Reason', 'Suspension reason'],
  },
  notas: {
    name: { es: 'Notas', en: 'Notes' },
    others: ['Nota', 'Observaciones', 'Comentarios', 'Descripción', 'Comments', 'Remarks', 'Description'],
  },
  /** The license that a row of an export is about. */
  codigo: { name: { es: 'Número', en: 'Number' }, isOfExport: true },
} as const satisfies Record<string, ImportColumn>
export type LicenseColumn = keyof typeof licenseColumns

/** Columns of the export that say what follows from the others: they are passed over. */
export const licenseFacts = [
  { es: 'Titular', en: 'Holder' },
  { es: 'Días restantes', en: 'Days left' },
]
