import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { IconCategory } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

/** The screen of the categories of machines. */
export const machineCategoryScreens: readonly Screen[] = [
  {
    path: '/dashboard/clasificados/clasificados-categoria',
    list: 'clasificados_categorias',
    modules: [Module.manageMachines],
    group: SidebarGroup.machinery,
    icon: IconCategory,
    name: { es: 'Categorías de clasificados', en: 'Listing categories' },
    about: { es: 'Tipos de equipo, con su imagen', en: 'Kinds of machine, with their picture' },
    words: 'tipos equipo kinds machine',
  },
]
