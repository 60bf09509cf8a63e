import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { IconChartBar } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

export const projectionScreens: readonly Screen[] = [
  {
    path: '/dashboard/sistema/proyecciones',
    list: 'proyecciones',
    modules: [Module.projections],
    group: SidebarGroup.system,
    icon: IconChartBar,
    name: { es: 'Proyecciones', en: 'Projections' },
    about: { es: 'Costos, precios y utilidades por país', en: 'Costs, prices and profits by country' },
    words: 'precios costos utilidad margen royalty rangos descuentos prices costs profit margin ranges discounts',
  },
]
