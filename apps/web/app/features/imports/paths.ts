import { type ImportType, importTypes } from '@portal/contract/imports/opens'

export const importerPath = '/dashboard/importador'

/** Where the imports of each kind are listed: below the importer, or where its list is. */
export const importPaths: Readonly<Record<ImportType, string>> = {
  ...(Object.fromEntries(importTypes.map((type) => [type, `${importerPath}/${type}`])) as Record<ImportType, string>),
  clasificado: '/dashboard/clasificados/mis-clasificados/clasificados-masivo',
  propiedad: '/dashboard/propiedades/mis-propiedades/propiedades-masivo',
}
