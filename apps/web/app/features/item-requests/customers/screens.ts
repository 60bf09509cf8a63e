import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { searchLists } from '@portal/contract/search/constants'
import { IconAddressBook } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

/** The screen of those who asked for machines. */
export const machineCustomerScreens: readonly Screen[] = [
  {
    path: '/dashboard/clasificados/clasificados-clientes',
    list: 'clasificados_clientes',
    records: { list: searchLists.customers },
    modules: [Module.manageMachines],
    group: SidebarGroup.machinery,
    icon: IconAddressBook,
    name: { es: 'Clientes', en: 'Customers' },
    about: { es: 'Quienes piden equipos, una vez cada uno', en: 'Who asks for machines, each once' },
    words: 'contactos correo teléfono contacts e-mail phone',
  },
]
