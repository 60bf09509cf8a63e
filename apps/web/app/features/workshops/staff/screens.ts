import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { IconSchool } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

/** The screen of the workshops' staff. */
export const workshopScreens: readonly Screen[] = [
  {
    path: '/dashboard/registros-workshop',
    list: 'workshop_registros',
    modules: [Module.workshops],
    group: SidebarGroup.workshop,
    icon: IconSchool,
    name: { es: 'Registros de talleres', en: 'Workshop registrations' },
    about: { es: 'Quiénes vienen y quiénes asistieron', en: 'Who is coming and who attended' },
    words: 'inscripciones asistentes eventos registrations attendees events',
  },
]
