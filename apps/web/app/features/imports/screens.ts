import { SidebarGroup } from '@portal/contract/access/modules'
import { classifiedModules } from '@portal/contract/classifieds/modules'
import { IconTableImport } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

export const importsPath = '/dashboard/clasificados/mis-clasificados/clasificados-masivo'

export const importScreens: readonly Screen[] = [
  {
    path: importsPath,
    list: 'importaciones',
    modules: classifiedModules,
    group: SidebarGroup.machinery,
    icon: IconTableImport,
    name: { es: 'Carga masiva', en: 'Bulk upload' },
    about: { es: 'Muchos avisos de una vez, desde Excel', en: 'Many listings at once, from Excel' },
    words: 'importar planilla excel libro zip imágenes import spreadsheet workbook pictures',
  },
]
