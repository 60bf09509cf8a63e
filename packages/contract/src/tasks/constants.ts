import type { Text } from '../core/text.ts'
import { TaskStatus } from './states.ts'

/** Priority of a task. */
export const Priority = {
  high: 12,
  medium: 13,
  low: 14,
} as const
export type Priority = (typeof Priority)[keyof typeof Priority]

export const priorityNames: Readonly<Record<Priority, Text>> = {
  12: { es: 'Alta', en: 'High' },
  13: { es: 'Media', en: 'Medium' },
  14: { es: 'Baja', en: 'Low' },
}

/** The areas with fixed ids. Staff may add more: these names only fill the first rows. */
export const Area = {
  marketing: 1,
  design: 2,
  webDevelopment: 3,
  software: 4,
  plant: 5,
  engineering: 6,
  backendDevelopment: 7,
  managementMeeting: 8,
  teamMeeting: 9,
} as const
export type Area = (typeof Area)[keyof typeof Area]

/** Whether an area came with the portal: it can be renamed, but not deleted. */
export const isFixedArea = (id: number): boolean => id in areaNames

export const areaNames: Readonly<Record<Area, Text>> = {
  1: { es: 'Marketing', en: 'Marketing' },
  2: { es: 'Diseño', en: 'Design' },
  3: { es: 'Desarrollo web', en: 'Web development' },
  4: { es: 'Software', en: 'Software' },
  5: { es: 'Planta', en: 'Plant' },
  6: { es: 'Ingeniería', en: 'Engineering' },
  7: { es: 'Desarrollo web backend', en: 'Backend web development' },
  8: { es: 'Reunión de gerencia', en: 'Management meeting' },
  9: { es: 'Reunión de equipo', en: 'Team meeting' },
}

/** How often an open task list reloads (rule tasks/list-refresh). */
export const taskListRefreshMs = 7_200_000

/** Who must approve a task: all of its reviewers, or any one of them. */
export const ReviewRule = { all: 'todos', any: 'cualquiera' } as const
export type ReviewRule = (typeof ReviewRule)[keyof typeof ReviewRule]

export const reviewRuleNames: Readonly<Record<ReviewRule, Text>> = {
  todos: { es: 'Aprueban todos', en: 'All must approve' },
  cualquiera: { es: 'Aprueba cualquiera', en: 'Anyone may approve' },
}

/** Maximum numbers and lengths of a task. */
export const taskLimits = {
  title: 200,
  description: 20_000,
  reviewers: 20,
  /** Items of a checklist, and the letters of one. */
  items: 100,
  item: 300,
  files: 20,
  fileBytes: 10 * 1024 * 1024,
  /** The number of a task in the previous program. */
  reference: 80,
  /** Cards of one column of the board. */
  column: 50,
} as const

/** Of comments on tasks and ideas, and of the comment of a change of status. */
export const commentLimits = { text: 4000, mentions: 20 } as const

/**
 * Which tasks a list shows: of whom the reader is the assignee, those they gave or review, everyone's, or
 * those with a mention of them that they have not seen.
 */
export const taskTabs = { own: 'own', assigned: 'assigned', all: 'all', mentioned: 'mentioned' } as const
export type TaskTab = (typeof taskTabs)[keyof typeof taskTabs]

/** The bulk actions that move tasks to a status; the last two need a reason. */
export const statusActions = {
  en_proceso: TaskStatus.inProcess,
  por_revisar: TaskStatus.toReview,
  aprobada: TaskStatus.approved,
  detenida: TaskStatus.stopped,
  cerrada: TaskStatus.closed,
} as const

/** The bulk actions that set the priority of tasks. */
export const priorityActions = {
  prioridad_alta: Priority.high,
  prioridad_media: Priority.medium,
  prioridad_baja: Priority.low,
} as const

/** When a task is due, as a filter: today or before, or later. */
export const duePeriods = ['hoy', 'despues'] as const
export type DuePeriod = (typeof duePeriods)[number]

/** What is written to the history of a task. */
export const TaskEventKind = {
  created: 'creada',
  imported: 'importada',
  edited: 'editada',
  status: 'estado',
  approved: 'aprobacion',
  transferred: 'traspasada',
} as const
export type TaskEventKind = (typeof TaskEventKind)[keyof typeof TaskEventKind]

export const taskEventKindNames: Readonly<Record<TaskEventKind, Text>> = {
  creada: { es: 'Creada', en: 'Created' },
  importada: { es: 'Importada', en: 'Imported' },
  editada: { es: 'Editada', en: 'Edited' },
  estado: { es: 'Cambio de estado', en: 'Status change' },
  aprobacion: { es: 'Aprobación', en: 'Approval' },
  traspasada: { es: 'Traspasada', en: 'Transferred' },
}
