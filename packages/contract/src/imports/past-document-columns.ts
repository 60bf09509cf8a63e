import { pastDocumentFields } from '../past-documents/fields.ts'
import { columnsOf, type ImportColumn, withOthers } from './columns.ts'

const own = columnsOf(pastDocumentFields, [], { isExported: false })

/** Headings of lists of quotes, invoices and payments that other programs export, by the column that they fill. */
const others: Readonly<Partial<Record<keyof typeof own, readonly string[]>>> = {
  tipo: ['Tipo', 'Documento', 'Clase de documento', 'Type', 'Document type', 'Document', 'Transaction type'],
  numero: [
    ...[
      'N°',
      'Nº',
      'Nro',
      'Folio',
      'Número de documento',
      'N° de documento',
      'Número de factura',
      'Número de cotización',
    ],
    ...[
      'Document number',
      'Document no.',
      'Invoice number',
      'Invoice no.',
      'Quote number',
      'Number',
      'No.',
      'Reference no.',
    ],
  ],
  fecha: [
    ...['Fecha de emisión', 'Fecha de documento', 'Fecha de factura', 'Fecha de pago', 'Fecha contable', 'Emisión'],
    ...['Document date', 'Invoice date', 'Quote date', 'Payment date', 'Posting date', 'Issue date', 'Created on'],
  ],
  cliente: [
    ...['Razón social', 'Nombre del cliente', 'Empresa', 'Deudor', 'Asociado'],
    ...['Customer', 'Customer name', 'Company', 'Company name', 'Account name', 'Partner', 'Bill to', 'Sold-to party'],
  ],
  identificador_tributario: [
    ...['RUT', 'RUC', 'NIT', 'CUIT', 'CNPJ', 'RFC', 'RIF', 'EIN', 'RUT cliente', 'Identificación fiscal'],
    ...['VAT', 'VAT number', 'VAT ID', 'Tax number', 'Taxpayer ID'],
  ],
  correo: ['Correo', 'Correo electrónico', 'Email', 'E-mail', 'Email address', 'Contact email', 'Mail'],
  moneda: ['Divisa', 'Currency code', 'Curr.', 'Moeda'],
  total: [
    ...['Total', 'Monto', 'Importe', 'Importe total', 'Total con impuestos', 'Total documento', 'Valor total'],
    ...['Amount', 'Total amount', 'Grand total', 'Net value', 'Total due', 'Amount paid'],
  ],
  situacion: ['Estado', 'Estado del pago', 'Etapa', 'State', 'Payment status', 'Stage'],
  referencia: ['Referencia', 'Documento de origen', 'Factura', 'Origin', 'Source document', 'Reference', 'PO number'],
  notas: ['Observaciones', 'Comentarios', 'Glosa', 'Descripción', 'Memo', 'Comments', 'Description', 'Remarks'],
}

/** Columns of the workbook of past documents, by the field that they fill. */
export const pastDocumentColumns = {
  ...withOthers(own, others),
  /** The name of its PDF in the ZIP; without it the PDF is that named by the number. */
  archivo: {
    name: { es: 'Archivo PDF', en: 'PDF file' },
    others: ['Archivo', 'Nombre del archivo', 'Adjunto', 'File', 'File name', 'Attachment', 'PDF'],
  },
} as const satisfies Record<string, ImportColumn>
