import { Module, Role } from '@portal/contract/access/constants'
import { moduleNames, SidebarGroup, sidebarGroupNames } from '@portal/contract/access/modules'
import { templatesPath } from '@portal/contract/access/templates/constants'
import { IconHome, IconLayoutGrid, IconTemplate } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

/** The start page. */
export const accessScreens: readonly Screen[] = [
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

/** The templates of access; after the users, whose section they share. */
export const templateScreens: readonly Screen[] = [
  {
    path: templatesPath,
    modules: [Module.users],
    roles: [Role.superAdmin, Role.administrator],
    group: SidebarGroup.users,
    icon: IconTemplate,
    name: { es: 'Plantillas de accesos', en: 'Access templates' },
    about: {
      es: 'Los módulos con que empieza cada perfil, y quién difiere',
      en: 'The modules that each profile begins with, and who differs',
    },
    words: 'roles permisos módulos perfiles predeterminado permissions modules profiles default',
  },
]
