import { SidebarGroup } from '@portal/contract/access/modules'
import { requestModules } from '@portal/contract/item-requests/modules'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { searchLists } from '@portal/contract/search/constants'
import { IconMailForward, IconMessage2Question } from '@tabler/icons-react'
import type { Screen, Waiting } from '#core/dashboard/screens.ts'

export const requestsPath = '/dashboard/clasificados/clasificados-solicitudes'
export const ownRequestsPath = '/dashboard/mis-solicitudes'
/** Counter of requests in state 21. */
const counter = 'solicitudes'

/** The screens of the requests for machines and properties: for who answers them, and for who sent them. */
export const machineRequestScreens: readonly Screen[] = [
  {
    path: requestsPath,
    list: 'clasificados_solicitudes',
    records: { list: searchLists.requests, of: (id) => `${requestsPath}/historial/${id}` },
    modules: requestModules,
    group: SidebarGroup.machinery,
    icon: IconMessage2Question,
    name: { es: 'Solicitudes', en: 'Requests' },
    about: {
      es: 'Cotizaciones, propiedades, reservas y reparaciones que le piden',
      en: 'Quotes, properties, reservations and repairs that are asked for',
    },
    words:
      'cotizaciones propiedades reservas pagos reparación arriendo quotes properties reservations payments repair rent',
    badge: { counter, tone: 'attention' },
  },
  {
    path: ownRequestsPath,
    group: SidebarGroup.profile,
    icon: IconMailForward,
    isPersonal: true,
    name: { es: 'Mis solicitudes', en: 'My requests' },
    about: {
      es: 'Las que envió por equipos y propiedades, y sus formularios',
      en: 'Those for machines and properties, and your contact forms',
    },
    words:
      'cotización reserva arriendo reparación seguimiento consulta reunión inquiry meeting quote reservation rent repair tracking',
  },
]
/** Yellow in the profile menu; the bell stays grey (rule platform/badges). */
export const machineRequestWaiting: readonly Waiting[] = [
  {
    counter,
    tone: 'attention',
    name: { es: 'Solicitudes de clasificados', en: 'Listing requests' },
    to: `${requestsPath}?estado_solicitud=${RequestStatus.pendingContact}`,
    rings: false,
  },
]
