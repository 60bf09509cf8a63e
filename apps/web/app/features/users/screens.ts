import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { searchLists } from '@portal/contract/search/constants'
import { IconUserCircle, IconUsers } from '@tabler/icons-react'
import type { Screen, Waiting } from '#core/dashboard/screens.ts'

export const userScreens: readonly Screen[] = [
  {
    path: '/dashboard/usuarios',
    creates: { name: { es: 'Nuevo usuario', en: 'New user' }, to: 'nuevo' },
    list: 'usuarios',
    records: { list: searchLists.users },
    modules: [Module.users],
    group: SidebarGroup.users,
    icon: IconUsers,
    name: { es: 'Usuarios', en: 'Users' },
    about: { es: 'Personas, roles y accesos', en: 'People, roles and access' },
    words: 'personas cuentas permisos módulos people accounts permissions modules',
  },
  {
    path: '/dashboard/perfil',
    group: SidebarGroup.profile,
    icon: IconUserCircle,
    name: { es: 'Mi perfil', en: 'My profile' },
    about: { es: 'Sus datos, su contraseña y sus sesiones', en: 'Your data, your password and your sessions' },
    words: 'cuenta contraseña clave foto avatar sesiones idioma account password picture sessions language',
    isPersonal: true,
  },
]

export const userWaiting: readonly Waiting[] = [
  {
    counter: 'accesos_por_aprobar',
    tone: 'attention',
    name: { es: 'Accesos por aprobar', en: 'Access to approve' },
    to: '/dashboard/usuarios?acceso=por_aprobar',
    rings: false,
  },
  {
    counter: 'clave_por_cambiar',
    tone: 'attention',
    name: { es: 'Contraseña por cambiar', en: 'Password to change' },
    to: '/dashboard/perfil?tab=clave',
    rings: false,
  },
]
