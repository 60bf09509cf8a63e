import { Module } from '@portal/contract/access/constants'
import { moduleNames, SidebarGroup, sidebarGroupNames } from '@portal/contract/access/modules'
import { IconHome, IconLayoutGrid } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

/** The start page, and the pages of its sections. */
export const dashboardScreens: readonly Screen[] = [
  {
    path: '/dashboard',
    group: SidebarGroup.dashboard,
    icon: IconHome,
    name: { es: 'Dashboard', en: 'Dashboard' },
    second: { es: 'Inicio', en: 'Start page' },
    about: { es: 'Lo que le espera y las cifras del mes', en: 'What waits for you, and the figures of the month' },
    words: 'inicio start panel home',
  },
  {
    path: '/dashboard/nexttask',
    modules: [Module.taskTool],
    group: SidebarGroup.taskTool,
    icon: IconLayoutGrid,
    name: sidebarGroupNames.taskTool,
    about: { es: 'Tareas, calendario e ideas, y lo que espera', en: 'Tasks, calendar and ideas, and what waits' },
    words: 'nexttask herramienta tool',
  },
  {
    path: '/dashboard/clasificados',
    modules: [Module.machinery],
    group: SidebarGroup.machinery,
    icon: IconLayoutGrid,
    name: moduleNames[Module.machinery],
    about: { es: 'Todo lo de maquinaria, y lo que espera', en: 'All about machinery, and what waits' },
    words: 'maquinaria clasificados machinery listings',
  },
]
