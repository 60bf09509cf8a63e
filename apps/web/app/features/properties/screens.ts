import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { searchLists } from '@portal/contract/search/constants'
import { IconBuildingWarehouse, IconListCheck } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

const home = '/dashboard/propiedades'
export const allPropertiesPath = `${home}/porpiedades-admin`

/** The screens of properties for their owners and staff; the spelling of the second one is known (rule public-site/spellings). */
export const propertyScreens: readonly Screen[] = [
  {
    path: `${home}/mis-propiedades`,
    creates: { name: { es: 'Nueva propiedad', en: 'New property' }, to: 'nueva' },
    list: 'mis_propiedades',
    records: { list: searchLists.ownProperties },
    modules: [Module.myProperties],
    group: SidebarGroup.properties,
    icon: IconBuildingWarehouse,
    name: { es: 'Mis propiedades', en: 'My properties' },
    about: { es: 'Las propiedades que usted publica', en: 'The properties that you publish' },
    words: 'casa bodega oficina terreno campamento publicar vender arrendar house warehouse office land camp sell rent',
  },
  {
    path: allPropertiesPath,
    list: 'propiedades_admin',
    records: { list: searchLists.allProperties },
    modules: [Module.manageProperties],
    group: SidebarGroup.properties,
    icon: IconListCheck,
    name: { es: 'Administrar propiedades', en: 'Manage properties' },
    about: { es: 'Aprobar, rechazar y destacar propiedades', en: 'Approve, reject and feature properties' },
    words: 'aprobar rechazar destacar revisión approve reject feature review',
  },
]
