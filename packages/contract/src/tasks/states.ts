import type { Text } from '../core/text.ts'

/** Values of `estado` of a task (rule tasks/states). */
export const TaskStatus = {
  toDo: 6,
  inProcess: 7,
  toReview: 8,
  stopped: 9,
  approved: 10,
  closed: 11,
  overdue: 15,
} as const
export type TaskStatus = (typeof TaskStatus)[keyof typeof TaskStatus]

export const taskStatusNames: Readonly<Record<TaskStatus, Text>> = {
  6: { es: 'Por hacer', en: 'To do' },
  7: { es: 'En proceso', en: 'In process' },
  8: { es: 'Por revisar', en: 'To review' },
  9: { es: 'Detenida', en: 'Stopped' },
  10: { es: 'Aprobada', en: 'Approved' },
  11: { es: 'Cerrada', en: 'Closed' },
  15: { es: 'Atrasada', en: 'Overdue' },
}
