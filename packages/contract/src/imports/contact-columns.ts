import type { ImportColumn } from './columns.ts'

/** Columns of the workbook of contacts by the field of the contact that they fill. */
export const contactColumns = {
  nombre: { name: { es: 'Nombre', en: 'Name' }, isRequired: true },
  email: { name: { es: 'Correo', en: 'E-mail' }, isRequired: true },
  telefono: { name: { es: 'Teléfono', en: 'Phone' }, isRequired: true },
  pais_id: { name: { es: 'País', en: 'Country' }, isRequired: true },
  empresa: {
    name: { es: 'Empresa', en: 'Company' },
    also: { es: 'Empresa o entidad', en: 'Company or entity' },
    isRequired: true,
  },
  ocupacion: { name: { es: 'Ocupación', en: 'Occupation' } },
  /** Of what is written to the contact; that of the upload unless given. */
  idioma: { name: { es: 'Idioma', en: 'Language' } },
  /** By name or e-mail; a new contact belongs to who uploads unless given. */
  responsable_id: { name: { es: 'Responsable', en: 'Responsible' } },
} as const satisfies Record<string, ImportColumn>

/** Columns of the export that say what happened to a contact: they are passed over. */
export const contactFacts = [
  { es: 'Último contacto', en: 'Last contact' },
  { es: 'Próxima reunión', en: 'Next meeting' },
  { es: 'Creado', en: 'Created' },
]
