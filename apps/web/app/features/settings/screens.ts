import { Role } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

export const settingsPath = '/dashboard/sistema/ajustes'

export const settingScreens: readonly Screen[] = [
  {
    path: settingsPath,
    isOfHouse: true,
    roles: [Role.superAdmin],
    group: SidebarGroup.system,
    icon: IconAdjustmentsHorizontal,
    name: { es: 'Ajustes del sitio', en: 'Site settings' },
    about: {
      es: 'Empresa, oficinas, personas y los números del negocio',
      en: 'Company, offices, people and the numbers of the business',
    },
    words:
      'empresa logotipo oficinas equipo iva impuesto descuento límite reserva transferencia banco cuenta vigencia plazo gracia settings company logo offices team tax discount limit reservation transfer bank account validity',
  },
]
