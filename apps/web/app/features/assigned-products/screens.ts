import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { IconTags } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

export const assignedProductScreens: readonly Screen[] = [
  {
    path: '/dashboard/sistema/asignar-producto',
    list: 'productos_asignados',
    modules: [Module.assignedProducts],
    group: SidebarGroup.system,
    icon: IconTags,
    name: { es: 'Asignar productos', en: 'Assign products' },
    about: { es: 'Qué paga cada sucursal según la cantidad', en: 'What each branch office pays by quantity' },
    words: 'precios descuentos tramos sucursal prices discounts tiers branch',
  },
]
