import { Module } from '@portal/contract/access/constants'
import { figureNames, workSections } from '@portal/contract/start/constants'
import { figureTitles } from '@portal/contract/start/figure-titles'
import { TaskStatus } from '@portal/contract/tasks/states'
import { opens, type Reader } from '#core/dashboard/screens.ts'
import type { Figure, Work } from '#core/dashboard/start-page.ts'
import { tasksPath } from './paths.ts'

const area = 'tareas'
const moment = { es: 'Plazo', en: 'Due' }

export const taskWork: readonly Work[] = [
  {
    section: workSections.tasksDue,
    name: { es: 'Tareas atrasadas y de hoy', en: 'Overdue and today’s tasks' },
    tone: 'danger',
    moment,
    to: `${tasksPath}?tab=own&cuando=hoy`,
    area,
  },
  {
    section: workSections.tasksToReview,
    name: { es: 'Tareas por revisar', en: 'Tasks to review' },
    tone: 'attention',
    moment,
    to: `${tasksPath}?tab=assigned&por_revisar=true`,
    area,
  },
  {
    section: workSections.tasksToDo,
    name: { es: 'Tareas para después', en: 'Later tasks' },
    tone: 'neutral',
    moment,
    to: `${tasksPath}?tab=own&cuando=despues`,
    area,
  },
]

const tabOf = ({ modules }: Pick<Reader, 'modules'>) => (opens(modules, Module.allTasks) ? 'all' : 'own')

/** Of the weekly summary. */
export const taskFigures: readonly Figure[] = [
  {
    figure: figureNames.tasksDone,
    name: figureTitles[figureNames.tasksDone],
    to: ({ desde, hasta }, reader) =>
      `${tasksPath}?tab=${tabOf(reader)}&cerradas=true&aprobada_desde=${desde}&aprobada_hasta=${hasta}`,
    area,
  },
  {
    figure: figureNames.tasksOverdue,
    name: figureTitles[figureNames.tasksOverdue],
    to: ({ desde, hasta }, reader) =>
      `${tasksPath}?tab=${tabOf(reader)}&taskStatus=${TaskStatus.overdue}&desde=${desde}&hasta=${hasta}`,
    area,
  },
]
