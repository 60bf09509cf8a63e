import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { DeliveryStatus } from '@portal/contract/forms/constants'
import { IconInbox } from '@tabler/icons-react'
import type { Screen, Waiting } from '#core/dashboard/screens.ts'

export const formsPath = '/dashboard/contactos/formularios'
/** Counter of undelivered forms. */
const counter = 'formularios'

/** The forms that visitors sent on the public site. */
export const formScreens: readonly Screen[] = [
  {
    path: formsPath,
    list: 'formularios',
    modules: [Module.allContacts],
    isOfHouse: true,
    group: SidebarGroup.contacts,
    icon: IconInbox,
    name: { es: 'Formularios recibidos', en: 'Received forms' },
    about: { es: 'Consultas, acuerdos y reuniones del sitio', en: 'Inquiries, agreements and meetings of the site' },
    words: 'contacto consulta nda confidencialidad reunión mensaje contact inquiry agreement meeting message',
    badge: { counter, tone: 'danger' },
  },
]

export const formWaiting: readonly Waiting[] = [
  {
    counter,
    tone: 'danger',
    name: { es: 'Formularios no entregados', en: 'Undelivered forms' },
    to: `${formsPath}?entrega=${DeliveryStatus.failed}`,
    rings: false,
  },
]
