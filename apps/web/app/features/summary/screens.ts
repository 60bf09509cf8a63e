import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { IconReport } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

export const summaryPath = '/dashboard/resumen'

export const summaryScreens: readonly Screen[] = [
  {
    path: summaryPath,
    modules: [Module.summary],
    group: SidebarGroup.summary,
    icon: IconReport,
    name: { es: 'Resumen', en: 'Summary' },
    about: { es: 'La semana en una página, junto a la anterior', en: 'The week on one page, next to the one before' },
    words: 'semana lunes cifras imprimir informe week monday figures print report',
  },
]
