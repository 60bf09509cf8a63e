import { Module, Role } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { templatesPath } from '@portal/contract/access/templates/constants'
import { IconHome, IconTemplate } from '@tabler/icons-react'
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
