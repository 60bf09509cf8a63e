import { workSections } from '@portal/contract/start/constants'
import type { Work } from '#core/dashboard/start-page.ts'
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
