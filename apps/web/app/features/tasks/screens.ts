import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { searchLists } from '@portal/contract/search/constants'
import { IconChecklist } from '@tabler/icons-react'
import type { Screen, Waiting } from '#core/dashboard/screens.ts'
import { tasksPath } from './paths.ts'

/** Counters of what the reader has to do, and what they have to review, and where they are mentioned. */
const pending = 'tareas_pendientes'
const toReview = 'tareas_por_revisar'
const mentions = 'tareas_menciones'

/** The tasks of the staff. */
export const taskScreens: readonly Screen[] = [
  {
    path: tasksPath,
    creates: { name: { es: 'Nueva tarea', en: 'New task' }, to: 'nueva' },
    list: 'tareas',
    records: { list: searchLists.tasks },
    modules: [Module.tasks, Module.allTasks],
    isOfHouse: true,
    group: SidebarGroup.taskTool,
    icon: IconChecklist,
    name: { es: 'Tareas', en: 'Tasks' },
    about: { es: 'Lo que hay que hacer, por quién y para cuándo', en: 'What is to be done, by whom and until when' },
    words: 'nexttask pendientes revisar tablero kanban todo assigned board review due',
    badge: { counter: pending, tone: 'danger' },
  },
]

/** The badges of the profile menu and of the bell (rule platform/badges). */
export const taskWaiting: readonly Waiting[] = [
  {
    counter: pending,
    tone: 'danger',
    name: { es: 'Tareas pendientes', en: 'Pending tasks' },
    to: `${tasksPath}?tab=own`,
    rings: true,
  },
  {
    counter: toReview,
    tone: 'done',
    name: { es: 'Tareas por revisar', en: 'Tasks to review' },
    to: `${tasksPath}?tab=assigned&taskStatus=8`,
    rings: true,
  },
  {
    counter: mentions,
    tone: 'attention',
    name: { es: 'Menciones en tareas', en: 'Mentions in tasks' },
    to: `${tasksPath}?tab=mentioned`,
    rings: false,
  },
]
