import { type Asks, byId, manyOf, named, plain, reading, whole } from './asks.ts'

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
  'POST /v1/tarea/lote': (of) => [
    ...['eliminar', 'en_proceso', 'prioridad_alta'].flatMap((accion) => manyOf('task', accion)(of)),
    { body: { accion: 'responsable', ids: [of.task], valor: of.user, ensayo: false } },
    { body: { accion: 'fecha_termino', ids: [of.task], valor: '2030-01-01', ensayo: false } },
  ],
  'PUT /v1/tarea/lote/:id/deshacer': byId('user'),
  'GET /v1/comentario/list': ({ task, idea }) => [
    { query: { tarea_id: `${task}` } },
    { query: { idea_id: `${idea}` } },
  ],
  'POST /v1/comentario/save': ({ task, idea }) => [
    { body: { tarea_id: task, comentario: 'Ajeno' } },
    { body: { idea_id: idea, comentario: 'Ajeno' } },
  ],
  'PUT /v1/comentario/update/:id': ({ taskComment, ideaComment }) =>
    [taskComment, ideaComment].map((id) => ({ id, body: { comentario: 'Ajeno' } })),
  'PUT /v1/comentario/update_estado/:id': ({ taskComment, ideaComment }) =>
    [taskComment, ideaComment].map((id) => ({ id, body: { estado: 0 } })),
  'POST /v1/tarea/punto/save': ({ task: id }) => [{ body: { tarea_id: id, texto: 'Ajeno' } }],
  'PUT /v1/tarea/punto/update/:id': byId('taskItem', { hecho: true }),
  'PUT /v1/tarea/punto/delete/:id': byId('taskItem'),
  'POST /v1/tarea/adjunto/save': ({ task: id }) => [{ body: { tarea_id: id }, isMultipart: true }],
  'GET /v1/tarea/adjunto/:id': reading('taskFile'),
  'PUT /v1/tarea/adjunto/delete/:id': byId('taskFile'),
}
