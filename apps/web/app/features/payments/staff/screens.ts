import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { IconScale } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

export const paymentScreens: readonly Screen[] = [
  {
    path: '/dashboard/clasificados/diferencias-pagos',
    modules: [Module.manageMachines],
    group: SidebarGroup.machinery,
    icon: IconScale,
    name: { es: 'Diferencias de pagos', en: 'Payment differences' },
    about: {
      es: 'Devoluciones por transferir y pagos que no coinciden con el proveedor',
      en: 'Refunds to transfer, and payments that differ from the provider’s',
    },
    words: 'reembolso devolución transferencia conciliación tarjeta refund transfer reconciliation card',
  },
]
