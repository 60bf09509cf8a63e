import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { RequestStatus } from '@portal/contract/classifieds/states'
import { IconMessage2Question } from '@tabler/icons-react'
import type { Screen, Waiting } from '#core/dashboard/screens.ts'

const home = '/dashboard/clasificados'
const requests = `${home}/clasificados-solicitudes`
const ownOrAll = [Module.myClassifieds, Module.manageClassifieds]
/** Requests in state 21, by the name that the server counts them under. */
const counter = 'solicitudes'

/** The screens of owners and staff of the machinery listings. */
export const classifiedScreens: readonly Screen[] = [
  {
    path: requests,
    modules: ownOrAll,
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
]

/** Yellow in the profile menu; the bell stays grey for it (spec 1, 2). */
export const classifiedWaiting: readonly Waiting[] = [
  {
    counter,
    tone: 'attention',
    name: { es: 'Solicitudes de clasificados', en: 'Classified requests' },
    to: `${requests}?estado_solicitud=${RequestStatus.pendingContact}`,
    rings: false,
  },
]
