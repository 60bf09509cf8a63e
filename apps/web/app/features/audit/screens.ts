import { SidebarGroup } from '@portal/contract/access/modules'
import { auditPath, auditRoles } from '@portal/contract/audit/constants'
import { IconShieldSearch } from '@tabler/icons-react'
import type { Screen, Waiting } from '#core/dashboard/screens.ts'

/** Counter of the breaks that the last check found. */
const counter = 'auditoria_rota'

export const auditScreens: readonly Screen[] = [
  {
    path: auditPath,
    roles: auditRoles,
    group: SidebarGroup.system,
    icon: IconShieldSearch,
    name: { es: 'Auditoría', en: 'Audit' },
    about: { es: 'Quién cambió qué, cuándo y desde dónde', en: 'Who changed what, when and from where' },
    words: 'registro historial cambios cadena verificación log history changes chain verification trail',
    badge: { counter, tone: 'danger' },
  },
]

export const auditWaiting: readonly Waiting[] = [
  {
    counter,
    tone: 'danger',
    name: { es: 'Roturas en la auditoría', en: 'Breaks in the audit' },
    to: auditPath,
    rings: true,
  },
]
