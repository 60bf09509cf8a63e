import { SidebarGroup } from '@portal/contract/access/modules'
import { IconHome } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

/** The start page. */
export const accessScreens: readonly Screen[] = [
  {
    path: '/dashboard',
    group: SidebarGroup.dashboard,
    icon: IconHome,
    name: { es: 'Inicio', en: 'Start page' },
    about: { es: 'Lo que le espera y las cifras del mes', en: 'What waits for you, and the figures of the month' },
    words: 'dashboard panel home',
  },
]
