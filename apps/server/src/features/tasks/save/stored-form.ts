import type { Priority, ReviewRule } from '@portal/contract/tasks/constants'
import type { TaskUpdateSchema } from '@portal/contract/tasks/schemas'
import type { z } from 'zod'
import type { Db } from '#core/database/database.ts'
import { listReviewers, type StoredTask } from '../queries.ts'

/** A stored task as its form sends it. */
export async function storedForm(db: Db, task: StoredTask): Promise<z.output<typeof TaskUpdateSchema>> {
  const { titulo, descripcion, encargado_id, area_id, fecha_inicio, fecha_termino, contacto_id, version } = task
  return {
    ...{ titulo, descripcion, encargado_id, area_id, fecha_inicio, fecha_termino, contacto_id, version },
    encargados_revision: (await listReviewers(db, task.id)).map((one) => one.usuario_id),
    regla_revision: task.regla_revision as ReviewRule,
    prioridad: task.prioridad as Priority,
  }
}
