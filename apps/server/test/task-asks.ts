import { type Asks, byId, named, plain, reading, whole } from './asks.ts'

const task = {
  titulo: 'Ajena',
  encargado_id: 1,
  encargados_revision: [],
  version: 1,
}

/** How the calls of tasks are asked for what belongs to others. */
export const taskAsks: Readonly<Record<string, Asks>> = {
  'GET /v1/tarea/init_data': plain,
  'GET /v1/tarea/list': () => [{ query: { ...whole, tab: 'all' } }],
  'GET /v1/tarea/tablero': () => [{ query: { tab: 'all' } }],
  'GET /v1/tarea/list/tarea': named('tarea_id', 'task'),
  'GET /v1/tarea/download': () => [{ query: { tab: 'all' } }],
  'POST /v1/tarea/save': ({ user, contact }) => [{ body: { ...task, encargado_id: user, contacto_id: contact } }],
  'PUT /v1/tarea/update/:id': byId('task', task),
  'PUT /v1/tarea/update_estado/:id': byId('task', { estado: 7, version: 1 }),
  'PUT /v1/tarea/delete/:id': byId('task'),
  'PUT /v1/tarea/update_visto/:id': byId('task'),
  'PUT /v1/tarea/resumen': () => [{ body: { resumen_diario: true } }],
  'GET /v1/comentario/list': named('tarea_id', 'task'),
  'POST /v1/comentario/save': ({ task: id }) => [{ body: { tarea_id: id, comentario: 'Ajeno' } }],
  'PUT /v1/comentario/update_estado/:id': byId('taskComment', { estado: 0 }),
  'POST /v1/tarea/punto/save': ({ task: id }) => [{ body: { tarea_id: id, texto: 'Ajeno' } }],
  'PUT /v1/tarea/punto/update/:id': byId('taskItem', { hecho: true }),
  'PUT /v1/tarea/punto/delete/:id': byId('taskItem'),
  'POST /v1/tarea/adjunto/save': ({ task: id }) => [{ body: { tarea_id: id }, isMultipart: true }],
  'GET /v1/tarea/adjunto/:id': reading('taskFile'),
  'PUT /v1/tarea/adjunto/delete/:id': byId('taskFile'),
}
