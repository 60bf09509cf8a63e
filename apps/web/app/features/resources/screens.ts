import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { searchLists } from '@portal/contract/search/constants'
import { IconBooks, IconDownload } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'
import { libraryPath, resourcesPath } from './paths.ts'

/** The resource library: for those who manage it, and for its readers. */
export const resourceScreens: readonly Screen[] = [
  {
    path: resourcesPath,
    list: 'recursos',
    modules: [Module.resources],
    isOfHouse: true,
    group: SidebarGroup.system,
    icon: IconBooks,
    name: { es: 'Recursos', en: 'Resources' },
    about: {
      es: 'Programas, manuales y videos que se publican',
      en: 'Programs, manuals and videos that are published',
    },
    words: 'biblioteca software manual video revisión subir archivo library revision upload file',
  },
  {
    path: libraryPath,
    modules: [Module.downloads, Module.resources],
    records: { list: searchLists.library },
    group: SidebarGroup.downloads,
    icon: IconDownload,
    name: { es: 'Descargas', en: 'Downloads' },
    about: { es: 'Lo que puede descargar, y lo que le falta', en: 'What you can download, and what you lack' },
    words: 'recursos biblioteca software manual video licencia resources library license',
  },
]
