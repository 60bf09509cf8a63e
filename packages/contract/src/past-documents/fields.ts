import type { EntityFields } from '../core/entities.ts'
import { quoteCurrencyNames } from '../core/quote-currency-names.ts'
import { pastDocumentKindNames } from './constants.ts'
import type { pastDocumentMessages } from './messages.ts'

/** The fields of a past document; a new one needs a line here, a column, and its test. */
export const pastDocumentFields = {
  tipo: {
    kind: 'option',
    label: { es: 'Tipo de documento', en: 'Kind of document' },
    says: 'kindInvalid',
    choices: pastDocumentKindNames,
    list: { id: 'kind', sorts: 'tipo' },
  },
  numero: {
    kind: 'line',
    label: { es: 'Número', en: 'Number' },
    says: 'numberInvalid',
    max: 60,
    list: { id: 'number', sorts: 'numero' },
  },
  fecha: { kind: 'day', label: { es: 'Fecha', en: 'Date' }, says: 'dayInvalid', list: { id: 'day', sorts: 'fecha' } },
  cliente: {
    kind: 'line',
    label: { es: 'Cliente', en: 'Client' },
    says: 'clientInvalid',
    max: 120,
    list: { id: 'client', sorts: 'cliente' },
  },
  identificador_tributario: {
    kind: 'line',
    label: { es: 'Identificación tributaria', en: 'Tax ID' },
    says: 'taxIdInvalid',
    max: 30,
    isOptional: true,
  },
  correo: {
    kind: 'email',
    label: { es: 'Correo del cliente', en: 'E-mail of the client' },
    says: 'emailInvalid',
    isOptional: true,
  },
  moneda: {
    kind: 'option',
    label: { es: 'Moneda', en: 'Currency' },
    says: 'currencyInvalid',
    choices: quoteCurrencyNames,
  },
  total: { kind: 'amount', label: { es: 'Monto total', en: 'Total' }, says: 'totalInvalid' },
  /** As the program before called it: paid, lost, void. */
  situacion: {
    kind: 'line',
    label: { es: 'Situación', en: 'Status' },
    says: 'statusInvalid',
    max: 40,
    isOptional: true,
    list: { id: 'status', sorts: 'situacion', priority: 2 },
  },
  /** The number of the document that it follows or pays. */
  referencia: {
    kind: 'line',
    label: { es: 'Se refiere a', en: 'Refers to' },
    says: 'referenceInvalid',
    max: 60,
    isOptional: true,
  },
  notas: {
    kind: 'text',
    label: { es: 'Notas', en: 'Notes' },
    says: 'notesInvalid',
    isOptional: true,
    isWide: true,
  },
} as const satisfies EntityFields<keyof typeof pastDocumentMessages>
