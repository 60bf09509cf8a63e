import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { IconTag } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'
import { offersPath } from './paths.ts'

export const offerScreens: readonly Screen[] = [
  {
    path: offersPath,
    list: 'ofertas',
    modules: [Module.manageMachines],
    group: SidebarGroup.machinery,
    icon: IconTag,
    name: { es: 'Ofertas', en: 'Offers' },
    about: { es: 'Aceptar, contraofertar y rechazar ofertas', en: 'Accept, counter and reject offers' },
    words: 'contraoferta mínimo aceptar rechazar counteroffer minimum accept reject',
  },
]
