import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { IconHourglass } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

export const timeUnitScreens: readonly Screen[] = [
  {
    path: '/dashboard/sistema/unidad-tiempo',
    list: 'unidades_tiempo',
    modules: [Module.timeUnits],
    group: SidebarGroup.taskTool,
    icon: IconHourglass,
    name: { es: 'Unidades de tiempo', en: 'Time units' },
    about: { es: 'Horas, días, kilómetros: cuánto se usó un equipo', en: 'Hours, days, kilometers of use' },
    words: 'horas días meses hours days months',
  },
]
