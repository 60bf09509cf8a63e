import type { ImportColumn } from './columns.ts'

/** Columns of the workbook of certificates by what they fill. */
export const certificateColumns = {
  nombre: { name: { es: 'Nombre', en: 'Name' }, isRequired: true },
  email: { name: { es: 'Correo', en: 'E-mail' }, isRequired: true },
  /** By its name; without one the title and the day tell what it is of. */
  workshop_id: { name: { es: 'Taller', en: 'Workshop' } },
  /** That of the workshop unless given. */
  titulo: { name: { es: 'Título', en: 'Title' } },
  titulo_en: { name: { es: 'Título en inglés', en: 'Title in English' } },
  horas: { name: { es: 'Horas', en: 'Hours' }, isRequired: true },
  emitido_el: { name: { es: 'Fecha de emisión', en: 'Date of issue' }, isRequired: true },
  /** Of the document and of its mails; that of the upload unless given. */
  idioma: { name: { es: 'Idioma', en: 'Language' } },
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
