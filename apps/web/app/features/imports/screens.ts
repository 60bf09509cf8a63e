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

/** Any of these opens one of the kinds that are listed there. */
const importerModules = [
  ...new Set(
    Object.values(shownKinds).flatMap(({ group, modules }) => (group === SidebarGroup.importer ? modules : [])),
  ),
]

export const importScreens: readonly Screen[] = [
  {
    path: importerPath,
    modules: importerModules,
    isOfHouse: true,
    group: SidebarGroup.importer,
    icon: IconFileImport,
    name: { es: 'Importador', en: 'Importer' },
    about: { es: 'Lo que se puede cargar desde Excel', en: 'What can be uploaded from Excel' },
    words,
  },
  ...Object.values(shownKinds).map(screenOf),
]
