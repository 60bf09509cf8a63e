import { type Asks, byId, manyOf, named, plain, reading, whole } from './asks.ts'

const dates = { fecha_inicio: '', fecha_termino: '' }

/** How the calls of licenses are asked for those of someone else. */
export const licenseAsks: Readonly<Record<string, Asks>> = {
  'GET /v1/licencia/init_data': plain,
  'GET /v1/licencia/list': ({ enterprise, user }) => [
    { query: whole },
    { query: { ...whole, buscar: 'example' } },
    { query: { ...whole, empresa_id: enterprise } },
    { query: { ...whole, distribuidor_id: user } },
    { query: { ...whole, vence_dias: 400, estado_id: 1 } },
  ],
  'GET /v1/licencia/list/licencia': named('licencia_id', 'license'),
  'GET /v1/licencia/personas': ({ user }) => [{ query: { buscar: 'example' } }, { query: { id: user } }],
  'POST /v1/licencia/save': ({ user }) => [
    { body: { usuario_id: user, servicio_id: 1, tipo_licencia_id: 3, ...dates } },
  ],
  'PUT /v1/licencia/update/:id': byId('license', { servicio_id: 1, tipo_licencia_id: 3, ...dates, version: 1 }),
  'PUT /v1/licencia/suspender/:id': byId('license', { motivo: 'Ajena', version: 1 }),
  'PUT /v1/licencia/reactivar/:id': byId('license', { version: 1 }),
  'PUT /v1/licencia/renovar/:id': byId('license', { version: 1 }),
  'PUT /v1/licencia/renovar/deshacer/:id': byId('license', { version: 1 }),
  'PUT /v1/licencia/delete/:id': byId('license'),
  'PUT /v1/licencia/restaurar/:id': byId('license'),
  'GET /v1/licencia/download': () => [{}, { query: { idioma_archivo: 'en' } }],
  'GET /v1/licencia/prevision': ({ enterprise, user }) => [
    {},
    { query: { empresa_id: enterprise } },
    { query: { distribuidor_id: user } },
  ],
  'POST /v1/licencia/lote': (of) =>
    ['renovar', 'suspender', 'reactivar', 'eliminar'].flatMap((accion) => manyOf('license', accion, 'Ajena')(of)),
  'PUT /v1/licencia/lote/:id/deshacer': byId('user'),
  'GET /v1/licencia/cotizacion/:id': reading('license'),
  'POST /v1/licencia/archivo/:id': byId('license', { dispositivo: 'Equipo ajeno' }),
}

/** Calls about the reader's own licenses. */
export const licensesForNobody = ['GET /v1/licencia/mias', 'POST /v1/licencia/demo']
