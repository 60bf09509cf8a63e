import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { IconClock2, IconStack2 } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

export const licenseScreens: readonly Screen[] = [
  {
    path: '/dashboard/sistema/servicios',
    list: 'servicios',
    modules: [Module.licenses],
    group: SidebarGroup.system,
    icon: IconStack2,
    name: { es: 'Servicios', en: 'Services' },
    about: { es: 'Los programas que una licencia abre', en: 'The programs that a license opens' },
    words: 'programa software licencia gracia program license grace',
  },
  {
    path: '/dashboard/sistema/tipos-licencia',
    list: 'tipos_licencia',
    modules: [Module.licenses],
    group: SidebarGroup.system,
    icon: IconClock2,
    name: { es: 'Tipos de licencia', en: 'License types' },
    about: { es: 'Cuánto dura una licencia', en: 'How long a license lasts' },
    words: 'demo estudiante empresarial mensual intervalo student business monthly interval',
  },
]
