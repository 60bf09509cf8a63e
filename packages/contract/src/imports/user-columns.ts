import type { ImportColumn } from './columns.ts'

/** Columns of the workbook of new users by the field of the user's form that they fill. */
export const userColumns = {
  nombres: { name: { es: 'Nombres', en: 'Names' }, isRequired: true },
  apellido_paterno: { name: { es: 'Apellido paterno', en: 'First last name' }, isRequired: true },
  apellido_materno: { name: { es: 'Apellido materno', en: 'Second last name' } },
  tipo_documento_id: { name: { es: 'Tipo de documento', en: 'Document type' }, isRequired: true },
  numero_documento: { name: { es: 'Número de documento', en: 'Document number' }, isRequired: true },
  email: { name: { es: 'Correo', en: 'E-mail' }, isRequired: true },
  telefono: { name: { es: 'Teléfono', en: 'Phone' } },
  rol_id: { name: { es: 'Rol', en: 'Role' }, isRequired: true },
  empresa_id: { name: { es: 'Empresa', en: 'Enterprise' }, isRequired: true },
  sucursal_id: { name: { es: 'Sucursal', en: 'Branch office' } },
  pais_id: { name: { es: 'País', en: 'Country' }, isRequired: true },
  /** Active unless given. */
  estado_id: { name: { es: 'Estado', en: 'Status' } },
  /** Of their mails; that of the upload unless given. */
  idioma: { name: { es: 'Idioma', en: 'Language' } },
} as const satisfies Record<string, ImportColumn>

/** Columns of the export that are not imported. */
export const userFacts = [{ es: 'Creado', en: 'Created' }]
