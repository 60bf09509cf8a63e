import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { IconHome, IconReport } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

/** The start page, and the screen that has only a name yet (decision 16). */
export const accessScreens: readonly Screen[] = [
  {
    path: '/dashboard',
    group: SidebarGroup.dashboard,
    icon: IconHome,
    name: { es: 'Inicio', en: 'Start page' },
    about: { es: 'Lo que le espera y las cifras del mes', en: 'What waits for you, and the figures of the month' },
    words: 'dashboard panel home',
  },
  {
    path: '/dashboard/resumen',
    modules: [Module.summary],
    group: SidebarGroup.summary,
    isEmpty: true,
    icon: IconReport,
    name: { es: 'Resumen', en: 'Summary' },
  },
]
