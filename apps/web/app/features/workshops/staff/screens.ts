import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { IconCalendarPlus, IconSchool } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'
import { registrationsPath, workshopsPath } from './paths.ts'

/** The screens of the workshops' staff. */
export const workshopScreens: readonly Screen[] = [
  {
    path: workshopsPath,
    creates: { name: { es: 'Nuevo taller', en: 'New workshop' }, to: 'nuevo' },
    list: 'workshops',
    modules: [Module.workshops],
    group: SidebarGroup.workshop,
    icon: IconCalendarPlus,
    name: { es: 'Talleres', en: 'Workshops' },
    about: { es: 'Crear, publicar, recibir y cerrar talleres', en: 'Make, publish, run and close workshops' },
    words: 'eventos cupo programa expositores asistencia certificados events capacity schedule speakers check-in',
  },
  {
    path: registrationsPath,
    list: 'workshop_registros',
    modules: [Module.workshops],
    group: SidebarGroup.workshop,
    icon: IconSchool,
    name: { es: 'Registros de talleres', en: 'Workshop registrations' },
    about: { es: 'Quiénes vienen y quiénes asistieron', en: 'Who is coming and who attended' },
    words: 'inscripciones asistentes eventos registrations attendees events',
  },
]
