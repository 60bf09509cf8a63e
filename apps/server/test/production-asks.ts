import { type Asks, byId, list, manyOf, plain, reading } from './asks.ts'

const moved = { paso: 'planificada', version: 1 }
const pasted: Asks = ({ order, orderLine }) => [
  { id: order, body: { linea_id: orderLine, series: 'AJENA-1', version: 1 } },
]

const panel: Asks = () => [{}, { query: { periodo: 'doce_meses', moneda: 'CLP' } }]

/** How the calls of production, of the weekly summary and of panels are asked for what belongs to others. */
export const productionAsks: Readonly<Record<string, Asks>> = {
  'GET /v1/fabrica/list': (of) => [...list(of), { query: { situacion: 'atrasada' } }, { query: { buscar: 'AJENA-1' } }],
  'GET /v1/fabrica/tablero': () => [{}, { query: { paso: 'recibida' } }],
  'GET /v1/fabrica/list/:id': reading('order'),
  'GET /v1/fabrica/download': () => [{}, { query: { idioma_archivo: 'en' } }],
  'PUT /v1/fabrica/update/:id': byId('order', { entrega_prevista: '2030-01-01', version: 1 }),
  'PUT /v1/fabrica/paso/:id': byId('order', moved),
  'POST /v1/fabrica/series/:id': pasted,
  'PUT /v1/fabrica/series/:id': pasted,
  'POST /v1/fabrica/documento/save': ({ order }) => [{ body: { pedido_id: order }, isMultipart: true }],
  'GET /v1/fabrica/documento/:id': reading('orderFile'),
  'PUT /v1/fabrica/documento/:id': byId('orderFile', { visible_cliente: true }),
  'PUT /v1/fabrica/documento/delete/:id': byId('orderFile'),
  'POST /v1/fabrica/lote': manyOf('order', 'planificada'),
  'PUT /v1/fabrica/lote/:id/deshacer': byId('user'),
  'GET /v1/resumen/super_admin': panel,
  'GET /v1/resumen/super_admin/download': panel,
  'GET /v1/resumen/distribuidor_master': panel,
  'GET /v1/resumen/distribuidor_master/download': panel,
  'GET /v1/resumen/distribuidor': panel,
  'GET /v1/resumen/distribuidor/download': panel,
  'GET /v1/resumen/semana': () => [{}, { query: { semana: '2026-01-07' } }],
  'GET /v1/resumen/correo': plain,
}
