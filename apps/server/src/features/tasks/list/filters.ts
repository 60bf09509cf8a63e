import { taskTabs } from '@portal/contract/tasks/constants'
import type { Filters } from './queries.ts'

const nothing: Omit<Filters, 'tab'> = {
  id: null,
  buscar: '',
  taskStatus: null,
  abiertas: false,
  por_revisar: false,
  sin_ver: false,
  prioridad: null,
  area_id: null,
  encargado_id: null,
  creado_por: null,
  cuando: null,
  desde: null,
  hasta: null,
  aprobada_desde: null,
  aprobada_hasta: null,
}

/** What the reader has to do: their own tasks that are neither approved nor closed. */
export const pendingFilters: Filters = { ...nothing, tab: taskTabs.own, abiertas: true }

/** What they have to do today or should have done before, and later. */
export const dueFilters: Filters = { ...pendingFilters, cuando: 'hoy' }
export const laterFilters: Filters = { ...pendingFilters, cuando: 'despues' }

/** Where they are mentioned and have not looked since. */
export const mentionFilters: Filters = { ...nothing, tab: taskTabs.mentioned }

/** What they have to review: tasks in review that they have yet to approve. */
export const toReviewFilters: Filters = { ...nothing, tab: taskTabs.assigned, por_revisar: true }
