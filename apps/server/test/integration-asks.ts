import { type Asks, plain } from './asks.ts'

/** A row of these is of nobody of whom others could ask: their roles are checked first. */
const first: Asks = () => [{ id: 1, body: {} }]

/** How the calls of API keys and webhooks are asked for: whoever is not of their roles is refused. */
export const integrationAsks: Readonly<Record<string, Asks>> = {
  'GET /v1/llave_api/init_data': plain,
  'GET /v1/llave_api/list': plain,
  'POST /v1/llave_api/save': () => [{ body: { nombre: 'Ajena', modulos: ['PlatformWebCotizacion'] } }],
  'PUT /v1/llave_api/anular/:id': first,
  'GET /v1/webhook/init_data': plain,
  'GET /v1/webhook/list': plain,
  'POST /v1/webhook/save': () => [
    { body: { nombre: 'Ajeno', direccion: 'https://example.com/', eventos: ['tarea.aprobada'] } },
  ],
  'PUT /v1/webhook/update/:id': first,
  'PUT /v1/webhook/estado/:id': () => [{ id: 1, body: { estado: 'pausado' } }],
  'POST /v1/webhook/secreto/:id': first,
  'POST /v1/webhook/prueba/:id': first,
  'PUT /v1/webhook/delete/:id': first,
  'GET /v1/webhook/entrega/list': plain,
  'GET /v1/webhook/entrega/list/:id': () => [{ id: 1 }],
  'PUT /v1/webhook/entrega/reenviar/:id': first,
  'POST /v1/webhook/entrega/reenviar': () => [{ body: { webhook_id: 1, desde: '2026-01-01' } }],
}
