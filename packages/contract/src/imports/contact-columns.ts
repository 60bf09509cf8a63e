import { contactFields } from '../contacts/fields.ts'
import { columnsOf, type ImportColumn } from './columns.ts'

/** Columns of the workbook of contacts by the field of the contact that they fill. */
export const contactColumns = {
  ...columnsOf(contactFields, ['nombre', 'email', 'telefono', 'pais_id']),
  /** By name or e-mail; a new contact belongs to who uploads unless given. */
  responsable_id: { name: { es: 'Responsable', en: 'Responsible' } },
} as const satisfies Record<string, ImportColumn>

/** Columns of the export that say what happened to a contact: they are passed over. */
export const contactFacts = [
  { es: 'Último contacto', en: 'Last contact' },
  { es: 'Próxima reunión', en: 'Next meeting' },
  { es: 'Creado', en: 'Created' },
]
