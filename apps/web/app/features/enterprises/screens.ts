import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { searchLists } from '@portal/contract/search/constants'
import { IconBuilding, IconMapPins } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

export const enterpriseScreens: readonly Screen[] = [
  {
    path: '/dashboard/sistema/empresas',
    creates: { name: { es: 'Nueva empresa', en: 'New enterprise' }, to: 'nueva', isOfHouse: true },
    list: 'empresas',
    records: { list: searchLists.enterprises },
    modules: [Module.enterprises],
    group: SidebarGroup.system,
    icon: IconBuilding,
    name: { es: 'Empresas', en: 'Enterprises' },
    about: { es: 'Compañías, abreviaturas y correos autorizados', en: 'Companies, abbreviations, authorized e-mails' },
    words: 'compañías distribuidores clientes companies distributors',
  },
  {
    path: '/dashboard/sistema/sucursales',
    list: 'sucursales',
    modules: [Module.branches],
    group: SidebarGroup.system,
    icon: IconMapPins,
    name: { es: 'Sucursales', en: 'Branch offices' },
    about: { es: 'Lugares de cada empresa', en: 'Places of each enterprise' },
    words: 'oficinas lugares offices places',
  },
]
