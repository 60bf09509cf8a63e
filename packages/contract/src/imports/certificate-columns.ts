import { certificateFields } from '../certificates/fields.ts'
import { columnsOf, type ImportColumn } from './columns.ts'

const { nombre, email, idioma, ...content } = certificateFields

/** Columns of the workbook of certificates by what they fill. */
export const certificateColumns = {
  ...columnsOf({ nombre, email }),
  /** By its name; without one the title and the day tell what it is of. */
  workshop_id: { name: { es: 'Taller', en: 'Workshop' } },
  ...columnsOf({ ...content, idioma }),
  /** Reissues a certificate that has other data. */
  motivo: { name: { es: 'Motivo de la reemisión', en: 'Reason of the reissue' } },
  /** The certificate that a row of an export is about, and what became of it. */
  codigo: { name: { es: 'Código', en: 'Code' }, isOfExport: true },
  estado: { name: { es: 'Estado', en: 'Status' }, isOfExport: true },
} as const satisfies Record<string, ImportColumn>

/** Columns of the export that say more of what became of a certificate: they are passed over. */
export const certificateFacts = [
  { es: 'Emisión', en: 'Issue' },
  { es: 'Enviado', en: 'Sent' },
  { es: 'Revocado', en: 'Revoked' },
  { es: 'Motivo de la revocación', en: 'Reason of the revocation' },
  { es: 'Comprobación', en: 'Check' },
]
