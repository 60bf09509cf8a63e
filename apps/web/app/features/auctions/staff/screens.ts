import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { IconGavel } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'
import { auctionsPath } from './paths.ts'

export const auctionScreens: readonly Screen[] = [
  {
    path: auctionsPath,
    creates: { name: { es: 'Nueva subasta', en: 'New auction' }, to: 'nueva' },
    list: 'subastas',
    modules: [Module.manageMachines],
    group: SidebarGroup.machinery,
    icon: IconGavel,
    name: { es: 'Subastas', en: 'Auctions' },
    about: { es: 'Planificar, mirar en vivo y detener subastas', en: 'Plan, watch and stop auctions' },
    sitePath: '/classifieds/online-auction',
    words: 'remate puja postor reserva detener auction bid bidder reserve stop',
  },
]
