import { horizonActions } from '@portal/contract/tasks/ideas/constants'
import { type Asks, byId, list, manyOf, named, plain } from './asks.ts'
import { anIdeaForm } from './ideas.ts'

/** How the calls of ideas and areas are asked for what belongs to others. */
export const ideaAsks: Readonly<Record<string, Asks>> = {
  'GET /v1/area/list': list,
  'GET /v1/idea/init_data': plain,
  'GET /v1/idea/list': list,
  'GET /v1/idea/tablero': plain,
  'GET /v1/idea/list/idea': named('idea_id', 'idea'),
  'PUT /v1/idea/update/:id': ({ idea, user }) => [
    { id: idea, body: { ...anIdeaForm(), integrantes: [user], version: 1 } },
  ],
  'PUT /v1/idea/update_estado/:id': byId('idea', { tiempo_interes: 17, version: 1 }),
  'PUT /v1/idea/convertir/:id': ({ idea, user }) => [{ id: idea, body: { encargado_id: user, version: 1 } }],
  'PUT /v1/idea/votar/:id': byId('idea', { voto: true }),
  'PUT /v1/idea/delete/:id': byId('idea'),
  'PUT /v1/idea/update_visto/:id': byId('idea'),
  'POST /v1/idea/lote': (of) =>
    ['eliminar', ...Object.keys(horizonActions)].flatMap((accion) => manyOf('idea', accion)(of)),
  'PUT /v1/idea/lote/:id/deshacer': byId('user'),
}

/** Their calls that name nothing of anyone else. */
export const ideasForNobody = [
  'POST /v1/idea/save',
  'POST /v1/area/save',
  'PUT /v1/area/update/:id',
  'PUT /v1/area/delete/:id',
  'POST /v1/area/lote',
  'PUT /v1/area/lote/:id/deshacer',
]
