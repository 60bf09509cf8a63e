import { Module, Role } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { templatesPath } from '@portal/contract/access/templates/constants'
import { IconTemplate } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

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
