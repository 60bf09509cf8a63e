import { SidebarGroup } from '@portal/contract/access/modules'
import { contactModules } from '@portal/contract/contacts/constants'
import { searchLists } from '@portal/contract/search/constants'
import { IconAddressBook } from '@tabler/icons-react'
import type { Screen, Waiting } from '#core/dashboard/screens.ts'
import { contactPages, contactPath, contactsPath } from './paths.ts'

/** Counter of contacts with a meeting today. */
const counter = 'contactos_hoy'

/** The people whom the sales team knows. */
export const contactScreens: readonly Screen[] = [
  {
    path: contactsPath,
    creates: { name: { es: 'Nuevo contacto', en: 'New contact' }, to: 'nuevo' },
    pages: contactPages,
    list: 'contactos',
    records: { list: searchLists.contacts, of: contactPath },
    modules: contactModules,
    group: SidebarGroup.contacts,
    icon: IconAddressBook,
    name: { es: 'Lista de contactos', en: 'Contact list' },
    about: { es: 'A quién conocemos, qué se dijo y qué sigue', en: 'Whom we know, what was said and what comes next' },
    words: 'clientes personas reunión historial crm customers people meeting history',
    badge: { counter, tone: 'attention' },
  },
]

export const contactWaiting: readonly Waiting[] = [
  {
    counter,
    tone: 'attention',
    name: { es: 'Contactos con reunión hoy', en: 'Contacts with a meeting today' },
    to: `${contactsPath}?reunion_hoy=true`,
    rings: false,
  },
]
