import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { IconFileImport } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'
import { type ShownKind, shownKinds } from './kinds.ts'
import { importerPath } from './paths.ts'

const words = 'importar planilla excel libro import spreadsheet workbook'

const screenOf = ({ path, modules, isOfHouse, icon, name, short, list, group, words: own }: ShownKind): Screen => ({
  path,
  modules,
  ...(isOfHouse && { isOfHouse }),
  icon,
  name,
  about: short,
  list,
  group,
  words: `${words} ${own}`,
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
    words,
  },
  ...Object.values(shownKinds).map(screenOf),
]
