import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { RequestStatus } from '@portal/contract/classifieds/states'
import { IconAddressBook, IconCategory, IconListCheck, IconMessage2Question, IconTractor } from '@tabler/icons-react'
import type { Screen, Waiting } from '#core/dashboard/screens.ts'

const home = '/dashboard/clasificados'
const requests = `${home}/clasificados-solicitudes`
const ownOrAll = [Module.myClassifieds, Module.manageClassifieds]
/** Requests in state 21, by the name that the server counts them under. */
const counter = 'solicitudes'

/** The screens of owners and staff of the machinery listings. */
export const classifiedScreens: readonly Screen[] = [
  {
    path: `${home}/mis-clasificados`,
    modules: [Module.myClassifieds],
    group: SidebarGroup.machinery,
    icon: IconTractor,
    name: { es: 'Mis clasificados', en: 'My listings' },
    about: { es: 'Los equipos que usted publica', en: 'The machines that you publish' },
    words: 'avisos publicar vender arrendar equipo maquinaria listings sell rent machine publish',
  },
  {
    path: `${home}/clasificados-admin`,
    modules: [Module.manageClassifieds],
    group: SidebarGroup.machinery,
    icon: IconListCheck,
    name: { es: 'Administrar clasificados', en: 'Manage listings' },
    about: { es: 'Aprobar, rechazar y destacar avisos', en: 'Approve, reject and feature listings' },
    words: 'avisos aprobar rechazar destacar revisión approve reject feature review',
  },
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
  {
    path: `${home}/clasificados-clientes`,
    modules: [Module.manageClassifieds],
    group: SidebarGroup.machinery,
    icon: IconAddressBook,
    name: { es: 'Clientes', en: 'Customers' },
    about: { es: 'Quienes piden equipos, una vez cada uno', en: 'Who asks for machines, each once' },
    words: 'contactos correo teléfono contacts e-mail phone',
  },
  {
    path: `${home}/clasificados-categoria`,
    modules: [Module.manageClassifieds],
    group: SidebarGroup.machinery,
    icon: IconCategory,
    name: { es: 'Categorías de clasificados', en: 'Listing categories' },
    about: { es: 'Tipos de equipo, con su imagen', en: 'Kinds of machine, with their picture' },
    words: 'tipos equipo kinds machine',
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
