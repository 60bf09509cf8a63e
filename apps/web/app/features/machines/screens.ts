import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { searchLists } from '@portal/contract/search/constants'
import { IconListCheck, IconTractor } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

const home = '/dashboard/clasificados'
export const allMachinesPath = `${home}/clasificados-admin`

/** The screens of machines for their owners and staff. */
export const machineScreens: readonly Screen[] = [
  {
    path: `${home}/mis-clasificados`,
    creates: { name: { es: 'Nuevo clasificado', en: 'New listing' }, to: 'nuevo' },
    list: 'mis_clasificados',
    records: { list: searchLists.ownMachines },
    modules: [Module.myMachines],
    group: SidebarGroup.machinery,
    icon: IconTractor,
    name: { es: 'Mis clasificados', en: 'My listings' },
    about: { es: 'Los equipos que usted publica', en: 'The machines that you publish' },
    words: 'avisos publicar vender arrendar equipo maquinaria listings sell rent machine publish',
  },
  {
    path: allMachinesPath,
    list: 'clasificados_admin',
    records: { list: searchLists.allMachines },
    modules: [Module.manageMachines],
    group: SidebarGroup.machinery,
    icon: IconListCheck,
    name: { es: 'Administrar clasificados', en: 'Manage listings' },
    about: { es: 'Aprobar, rechazar y destacar clasificados', en: 'Approve, reject and feature listings' },
    words: 'avisos aprobar rechazar destacar revisión approve reject feature review',
  },
]
