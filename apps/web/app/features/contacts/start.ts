import { workSections } from '@portal/contract/start/constants'
import type { Work } from '#core/dashboard/start-page.ts'
import { contactsPath } from './paths.ts'

const area = 'contactos'
const order = 'orden=contactado_en'

export const contactWork: readonly Work[] = [
  {
    section: workSections.meetingsToday,
    name: { es: 'Reuniones de hoy', en: 'Meetings today' },
    tone: 'attention',
    moment: { es: 'Reunión', en: 'Meeting' },
    to: `${contactsPath}?reunion_hoy=true&${order}`,
    area,
  },
  {
    section: workSections.meetingsToAnswer,
    name: { es: 'Reuniones pasadas: ¿qué pasó?', en: 'Past meetings: what happened?' },
    tone: 'attention',
    moment: { es: 'Reunión', en: 'Meeting' },
    to: `${contactsPath}?por_responder=true&${order}`,
    area,
  },
  {
    section: workSections.silentContacts,
    name: { es: 'Contactos sin contacto', en: 'Contacts without contact' },
    tone: 'neutral',
    moment: { es: 'Último contacto', en: 'Last contact' },
    to: `${contactsPath}?sin_contacto=true&${order}`,
    area,
  },
]
