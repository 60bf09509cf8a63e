import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { IconCategory } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

export const areaScreens: readonly Screen[] = [
  {
    path: '/dashboard/sistema/areas',
    list: 'areas',
    modules: [Module.areas],
    group: SidebarGroup.taskTool,
    icon: IconCategory,
    name: { es: 'Áreas', en: 'Areas' },
    about: {
      es: 'Marketing, diseño, planta: a qué pertenece una tarea',
      en: 'Marketing, design, plant: where tasks belong',
    },
    words: 'equipo departamento team department',
  },
]
