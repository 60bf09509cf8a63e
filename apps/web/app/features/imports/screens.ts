import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { IconFileImport } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'
import { type ShownKind, shownKinds } from './kinds.ts'
import { importerPath } from './paths.ts'

const screenOf = ({ path, modules, isOfHouse, icon, name, short }: ShownKind) => ({
  path,
  modules,
  ...(isOfHouse && { isOfHouse }),
  icon,
  name,
  about: short,
})

export const importScreens: readonly Screen[] = [
  {
    path: importerPath,
    // people of other enterprises hold none of the first two
    modules: [Module.importers, Module.userImporter, Module.enterprises],
    isOfHouse: true,
    group: SidebarGroup.importer,
    icon: IconFileImport,
    name: { es: 'Importador', en: 'Importer' },
    about: { es: 'Lo que se puede cargar desde Excel', en: 'What can be uploaded from Excel' },
    words: 'importar planilla excel libro import spreadsheet workbook',
  },
  {
    ...screenOf(shownKinds.empresa),
    list: 'importaciones_empresa',
    group: SidebarGroup.importer,
    words:
      'importar planilla excel libro compañías clientes distribuidores sucursales import spreadsheet workbook companies',
  },
  {
    ...screenOf(shownKinds.usuario),
    list: 'importaciones_usuario',
    group: SidebarGroup.importer,
    words: 'importar planilla excel libro personas cuentas import spreadsheet workbook people accounts',
  },
  {
    ...screenOf(shownKinds.contacto),
    list: 'importaciones_contacto',
    group: SidebarGroup.importer,
    words: 'importar planilla excel libro clientes import spreadsheet workbook customers',
  },
  {
    ...screenOf(shownKinds.certificado),
    list: 'importaciones_certificado',
    group: SidebarGroup.importer,
    words: 'importar planilla excel libro diplomas talleres import spreadsheet workbook workshops',
  },
  {
    ...screenOf(shownKinds.clasificado),
    list: 'importaciones',
    group: SidebarGroup.machinery,
    words: 'importar planilla excel libro zip imágenes import spreadsheet workbook pictures',
  },
  {
    ...screenOf(shownKinds.propiedad),
    list: 'importaciones_propiedad',
    group: SidebarGroup.properties,
    words: 'importar planilla excel libro zip imágenes import spreadsheet workbook pictures',
  },
]
