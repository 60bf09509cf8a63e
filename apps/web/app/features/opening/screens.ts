import { Role } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { IconRocket } from '@tabler/icons-react'
import type { Screen, Waiting } from '#core/dashboard/screens.ts'

export const openingPath = '/dashboard/sistema/apertura'
const badge = { counter: 'apertura', tone: 'attention' } as const

export const openingScreens: readonly Screen[] = [
  {
    path: openingPath,
    isOfHouse: true,
    roles: [Role.superAdmin],
    group: SidebarGroup.system,
    icon: IconRocket,
    name: { es: 'Puesta en marcha', en: 'First run' },
    about: {
      es: 'Lo que falta antes de que las visitas vean el sitio, y abrirlo',
      en: 'What is left before visitors see the site, and opening it',
    },
    words: 'abrir cerrar sitio publicar inicio lista primera vez open close site launch checklist setup',
    badge,
  },
]

/** Steps that are left before visitors see the site. */
export const openingWaiting: readonly Waiting[] = [
  { ...badge, name: { es: 'Puesta en marcha', en: 'First run' }, to: openingPath, rings: false },
]
