import { SidebarGroup } from '@portal/contract/access/modules'
import { classifiedModules } from '@portal/contract/classifieds/modules'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { searchLists } from '@portal/contract/search/constants'
import { IconMailForward, IconMessage2Question } from '@tabler/icons-react'
import type { Screen, Waiting } from '#core/dashboard/screens.ts'

export const requestsPath = '/dashboard/clasificados/clasificados-solicitudes'
export const ownRequestsPath = '/dashboard/mis-solicitudes'
/** Counter of requests in state 21. */
const counter = 'solicitudes'

/** The screens of the requests about machinery listings: for who answers them, and for who sent them. */
export const listingRequestScreens: readonly Screen[] = [
  {
    path: requestsPath,
    list: 'clasificados_solicitudes',
    records: { list: searchLists.requests, of: (id) => `${requestsPath}/historial/${id}` },
    modules: classifiedModules,
    group: SidebarGroup.machinery,
    icon: IconMessage2Question,
    name: { es: 'Solicitudes', en: 'Requests' },
    about: {
      es: 'Cotizaciones, reservas y reparaciones que le piden',
      en: 'Quotes, reservations and repairs that are asked for',
    },
    words: 'cotizaciones reservas pagos reparación arriendo quotes reservations payments repair rent',
    badge: { counter, tone: 'attention' },
  },
  {
    path: ownRequestsPath,
    group: SidebarGroup.profile,
    icon: IconMailForward,
    isPersonal: true,
    name: { es: 'Mis solicitudes', en: 'My requests' },
    about: { es: 'Las que usted envió desde los clasificados', en: 'Those that you sent from the listings' },
    words: 'cotización reserva arriendo reparación seguimiento quote reservation rent repair tracking',
  },
]
/** Yellow in the profile menu; the bell stays grey (spec 1, 2). */
export const listingRequestWaiting: readonly Waiting[] = [
  {
    counter,
    tone: 'attention',
    name: { es: 'Solicitudes de clasificados', en: 'Listing requests' },
    to: `${requestsPath}?estado_solicitud=${RequestStatus.pendingContact}`,
    rings: false,
  },
]
