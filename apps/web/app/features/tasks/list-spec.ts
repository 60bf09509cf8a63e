import { duePeriods, Priority, type TaskTab, taskTabs } from '@portal/contract/tasks/constants'
import { TaskStatus } from '@portal/contract/tasks/states'
import { isIdOrNone, listParams, listQueryOf, listSpec } from '#core/dashboard/list/list-query.ts'

export const taskSpec = listSpec({
  orders: ['fecha_termino', 'prioridad', 'tarea_id', 'titulo'],
  tabs: Object.values(taskTabs),
  filters: {
    taskStatus: Object.values(TaskStatus),
    cerradas: ['true'],
    prioridad: Object.values(Priority),
    area_id: isIdOrNone,
    encargado_id: 'id',
    creado_por: 'id',
    por_revisar: ['true'],
    sin_ver: ['true'],
    cuando: duePeriods,
    desde: 'day',
    hasta: 'day',
    aprobada_desde: 'day',
    aprobada_hasta: 'day',
    modo: ['tablero'],
  },
})

const tabOf = (params: URLSearchParams): TaskTab =>
  Object.values(taskTabs).find((tab) => tab === params.get('tab')) ?? taskTabs.own

/** Whether an address shows the board. */
export const isBoard = (search: string): boolean => listQueryOf(search, taskSpec).filters.modo !== undefined

/** Returns the parameters of the calls for an address: a list without a status shows the open tasks. */
export function taskParams(address: Pick<URL, 'search'>) {
  const { cerradas, modo, cuando, ...asked } = listParams(address, taskSpec)
  const tab = tabOf(new URLSearchParams(address.search))
  const isOpen = !asked.taskStatus && !cerradas && !modo && tab !== taskTabs.mentioned
  return { ...asked, tab, cuando: duePeriods.find((period) => period === cuando) ?? null, abiertas: isOpen }
}
