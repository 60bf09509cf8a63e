import { type Asks, byId, list, manyOf, named, plain, reading, sheets, whole } from './asks.ts'

const revision = { numero: 'B', fecha: '2026-11-21', nota: 'Ajena', nota_en: 'Of others' }
const form = { tipo: 2, titulo: 'Ajeno', producto_id: 1, acceso: 'usuarios', version: 1 }

/** How the calls of resources are asked for what belongs to others. */
export const resourceAsks: Readonly<Record<string, Asks>> = {
  'GET /v1/recursos/init_data': plain,
  'GET /v1/recursos/list': list,
  'POST /v1/recursos/save': ({ enterprise }) => [
    { body: { ...form, acceso: 'empresas', empresas: `${enterprise}` }, isMultipart: true },
  ],
  'PUT /v1/recursos/update/:id': ({ resource }) => [{ id: resource, body: form, isMultipart: true }],
  'PUT /v1/recursos/delete/:id': byId('resource'),
  'POST /v1/recursos/lote': manyOf('resource'),
  'PUT /v1/recursos/lote/:id/deshacer': byId('user'),
  'GET /v1/recursos/revision/list': named('recurso_id', 'resource'),
  'GET /v1/recursos/revision/carga': () => [{ query: { carga_id: '0'.repeat(32) } }],
  'POST /v1/recursos/revision/comprobar': ({ resource }) => [
    { body: { recurso_id: resource, inicio: Buffer.from('%PDF-1.7').toString('base64') } },
  ],
  'POST /v1/recursos/revision/save': ({ resource }) => [
    { body: { ...revision, recurso_id: resource, carga_id: '0'.repeat(32) } },
  ],
  'PUT /v1/recursos/revision/update/:id': byId('revision', { ...revision, version: 1 }),
  'PUT /v1/recursos/revision/delete/:id': byId('revision'),
  'GET /v1/recursos/biblioteca': () => [{ query: whole }, { query: { ...whole, buscar: 'Minera' } }],
  'GET /v1/recursos/descargar/:id': reading('resource'),
  'POST /v1/recursos/solicitar/:id': byId('resource', {}),
  'GET /v1/recursos/descargas/list': ({ enterprise }) => [
    { query: whole },
    { query: { ...whole, empresa_id: enterprise } },
  ],
  'GET /v1/recursos/descargas/download': sheets,
}
