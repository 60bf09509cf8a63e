import type { ImportType } from '@portal/contract/imports/kinds'

export const importerPath = '/dashboard/importador'

/** Where the imports of each kind are listed. */
export const importPaths: Readonly<Record<ImportType, string>> = {
  empresa: `${importerPath}/empresa`,
  usuario: `${importerPath}/usuario`,
  contacto: `${importerPath}/contacto`,
  certificado: `${importerPath}/certificado`,
  clasificado: '/dashboard/clasificados/mis-clasificados/clasificados-masivo',
  propiedad: '/dashboard/propiedades/mis-propiedades/propiedades-masivo',
}
