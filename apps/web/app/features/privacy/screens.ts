import { SidebarGroup } from '@portal/contract/access/modules'
import { dataRequestsPath, openRequests, privacyRoles } from '@portal/contract/privacy/constants'
import { IconUserShield } from '@tabler/icons-react'
import type { Screen, Waiting } from '#core/dashboard/screens.ts'

/** Counter of requests that wait for staff. */
const counter = 'solicitudes_datos'

export const dataRequestScreens: readonly Screen[] = [
  {
    path: dataRequestsPath,
    isOfHouse: true,
    roles: privacyRoles,
    group: SidebarGroup.system,
    icon: IconUserShield,
    name: { es: 'Solicitudes de datos', en: 'Data requests' },
    about: {
      es: 'Quién pide ver, corregir o borrar sus datos, y hasta cuándo responder',
      en: 'Who asks to see, correct or delete his data, and until when to answer',
    },
    words: 'privacidad datos personales borrar acceso ley privacy personal data delete access law',
    badge: { counter, tone: 'attention' },
  },
]

export const dataRequestWaiting: readonly Waiting[] = [
  {
    counter,
    tone: 'attention',
    name: { es: 'Solicitudes de datos por responder', en: 'Data requests to answer' },
    to: `${dataRequestsPath}?estado=${openRequests}`,
    rings: false,
  },
]
