import { TaskStatus } from '@portal/contract/tasks/states'
import type { TaskFacts } from '@portal/contract/tasks/transitions'

const remembering: readonly TaskStatus[] = [TaskStatus.stopped, TaskStatus.overdue]

/** Returns the columns that follow from a new status: the saved one, and the date of an approval. */
export function columnsFor({ estado: from, estado_previo: saved }: TaskFacts, to: TaskStatus) {
  return {
    estado: to,
    estado_previo: remembering.includes(to) ? (remembering.includes(from) ? saved : from) : null,
    ...(to === TaskStatus.approved && { fecha_aprobacion: new Date() }),
    ...(to === TaskStatus.inProcess && { fecha_aprobacion: null }),
  }
}
