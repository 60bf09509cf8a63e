import { SidebarGroup } from '@portal/contract/access/modules'
import { rateModules } from '@portal/contract/rates/constants'
import { IconCoins } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

export const rateScreens: readonly Screen[] = [
  {
    path: '/dashboard/sistema/valores',
    list: 'valores',
    modules: rateModules,
    group: SidebarGroup.system,
    icon: IconCoins,
    name: { es: 'Valores del día', en: 'Daily values' },
    about: { es: 'La UF y el dólar de cada día, en pesos', en: 'UF and dollar of each day, in pesos' },
    words: 'uf dólar pesos tipo de cambio conversión fomento dollar exchange rate conversion',
    badge: { counter: 'valores_faltantes', tone: 'attention' },
  },
]
