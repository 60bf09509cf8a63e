import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { searchLists } from '@portal/contract/search/constants'
import { IconCalendarEvent } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'
import { calendarPath, eventPath } from './paths.ts'

export const calendarScreens: readonly Screen[] = [
  {
    path: calendarPath,
    creates: { name: { es: 'Nuevo evento', en: 'New event' }, to: 'nuevo' },
    list: 'calendario',
    records: { list: searchLists.calendar, of: (id) => eventPath(id) },
    modules: [Module.calendar],
    group: SidebarGroup.taskTool,
    icon: IconCalendarEvent,
    name: { es: 'Calendario', en: 'Calendar' },
    about: { es: 'Qué ocurre, cuándo y quién es responsable', en: 'What takes place, when and who is responsible' },
    words: 'eventos agenda reuniones ics events schedule meetings',
  },
]
