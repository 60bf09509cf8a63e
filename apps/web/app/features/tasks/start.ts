import { workSections } from '@portal/contract/start/constants'
import type { Work } from '#core/dashboard/start-page.ts'
import { tasksPath } from './paths.ts'

const area = 'tareas'
const moment = { es: 'Cambió', en: 'Changed' }

export const taskWork: readonly Work[] = [
  {
    section: workSections.tasksToDo,
    name: { es: 'Tareas pendientes', en: 'Pending tasks' },
    tone: 'danger',
    moment,
    to: `${tasksPath}?tab=own`,
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
]
