import { type Asks, byId, list, manyOf, plain, reading, recordWrites, sheets } from './asks.ts'

/** How the calls of workshops are asked for what belongs to others: only people of the house may hold their module. */
export const workshopAsks: Readonly<Record<string, Asks>> = {
  'GET /v1/workshop/list': list,
  'PUT /v1/workshop/estado/:id': byId('registration', { estado_id: 1, version: 1 }),
  'PUT /v1/workshop/nombre/:id': byId('registration', { nombre: 'Ajena', version: 1 }),
  'GET /v1/workshop/download': sheets,
  'POST /v1/workshop/lote': manyOf('registration', 'anular'),
  'PUT /v1/workshop/lote/:id/deshacer': byId('user'),
  'GET /v1/workshop/taller/list': list,
  'PUT /v1/workshop/taller/publicar/:id': byId('workshop', { version: 1 }),
  'PUT /v1/workshop/taller/despublicar/:id': byId('workshop', { version: 1 }),
  'PUT /v1/workshop/taller/cancelar/:id': byId('workshop', { version: 1 }),
  'GET /v1/workshop/asistencia/list': plain,
  'GET /v1/workshop/asistencia/:id': reading('workshop'),
  'POST /v1/workshop/asistencia/:id': (of) =>
    byId('workshop', { marcas: [{ registro_id: of.registration, momento: '2026-01-01T12:00:00Z' }] })(of),
  'GET /v1/workshop/cierre/:id': reading('workshop'),
  'POST /v1/workshop/cierre/:id': byId('workshop', { tipo_licencia_id: 2, servicio_id: 1 }),
  'PUT /v1/workshop/cierre/:id/deshacer': byId('workshop'),
}

export const workshopsForNobody: readonly string[] = [
  ...recordWrites('/v1/workshop/taller'),
  'POST /v1/workshop/taller/imagen',
]
