import { Module } from '@portal/contract/access/constants'
import type { TaskStatus } from '@portal/contract/tasks/states'
import { aUser, type Person, theHouse } from './people.ts'
import type { TestApp } from './start-app.ts'

let made = 0

/** Someone of the house who has tasks. */
export const aWorker = async (app: TestApp, wishes: Parameters<typeof aUser>[1] = {}): Promise<Person> =>
  aUser(app, { enterpriseId: await theHouse(app), modules: [Module.tasks], ...wishes })

/** Someone who sees everyone's tasks. */
export const aTaskManager = (app: TestApp): Promise<Person> =>
  aWorker(app, { modules: [Module.tasks, Module.allTasks] })

/** What the form of a task sends. */
export const aTaskForm = (assignee: { id: number }, changes: object = {}) => ({
  titulo: `Calibrar la consola ${++made}`,
  descripcion: 'Con el equipo de prueba.',
  encargado_id: assignee.id,
  encargados_revision: [] as number[],
  area_id: 5,
  prioridad: 12,
  fecha_inicio: '2026-01-05',
  fecha_termino: '2099-12-31',
  ...changes,
})

interface Saved {
  id: number
  version: number
  estado: TaskStatus
}

/** A task of `creator` for `assignee`. */
export async function aTask(app: TestApp, creator: Person, assignee: Person, changes: object = {}): Promise<Saved> {
  const { status, datos, mensaje } = await app.call('POST', '/v1/tarea/save', aTaskForm(assignee, changes), creator)
  if (status !== 200) throw new Error(mensaje)
  return datos
}

/** A task with all its screen shows, as a person sees it. */
export const taskOf = async (app: TestApp, id: number, as: Person) =>
  (await app.call('GET', `/v1/tarea/list/tarea?tarea_id=${id}`, undefined, as)).datos

/** Changes the status of a task, based on its stored version unless another one is given. */
export async function move(app: TestApp, id: number, estado: number, as: Person, more: object = {}) {
  const { version } = await app.deps.db
    .selectFrom('tarea')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return app.call('PUT', `/v1/tarea/update_estado/${id}`, { estado, version, ...more }, as)
}
