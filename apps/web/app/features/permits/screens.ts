import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { PermitState } from '@portal/contract/permits/constants'
import { IconCertificate } from '@tabler/icons-react'
import type { Screen, Waiting } from '#core/dashboard/screens.ts'
import { permitsPath } from './paths.ts'

/** Counter of permits that wait for staff. */
const counter = 'permisos'

export const permitScreens: readonly Screen[] = [
  {
    path: permitsPath,
    list: 'permisos',
    modules: [Module.enterprises],
    group: SidebarGroup.system,
    icon: IconCertificate,
    name: { es: 'Permisos de compra', en: 'Buyer permits' },
    about: { es: 'Qué empresas pueden comprar, y hasta cuándo', en: 'Which enterprises may buy, and until when' },
    words: 'comprador autorizado explosivos vencimiento aprobar authorized buyer expiry approve',
    badge: { counter, tone: 'attention' },
  },
]

export const permitWaiting: readonly Waiting[] = [
  {
    counter,
    tone: 'attention',
    name: { es: 'Permisos por revisar', en: 'Permits to review' },
    to: `${permitsPath}?estado=${PermitState.waiting}`,
    rings: false,
  },
]
