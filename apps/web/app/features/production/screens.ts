import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { productionPath } from '@portal/contract/production/constants'
import { IconBuildingFactory2 } from '@tabler/icons-react'
import type { Screen, Waiting } from '#core/dashboard/screens.ts'
import { lateOrdersPath } from './paths.ts'

/** Counter of late orders. */
const counter = 'pedidos_atrasados'

export const productionScreens: readonly Screen[] = [
  {
    path: productionPath,
    list: 'fabrica',
    modules: [Module.factory],
    group: SidebarGroup.factory,
    icon: IconBuildingFactory2,
    name: { es: 'Fábrica', en: 'Factory' },
    about: {
      es: 'Los pedidos confirmados, desde que se reciben hasta que se entregan',
      en: 'The confirmed orders, from their receipt to their delivery',
    },
    words: 'pedidos producción tablero series despacho entrega orders board serial numbers dispatch delivery factory',
    badge: { counter, tone: 'danger' },
  },
]

export const productionWaiting: readonly Waiting[] = [
  {
    counter,
    tone: 'danger',
    name: { es: 'Pedidos atrasados', en: 'Late orders' },
    to: lateOrdersPath,
    rings: false,
  },
]
