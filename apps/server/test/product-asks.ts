import { type Asks, byId, list, manyOf, named, ofEnterprise, plain, reading, sheets } from './asks.ts'
import { anAssignmentForm } from './products.ts'

/** How the calls of products, their facts, publications and assigned products are asked for what belongs to others. */
export const productAsks: Readonly<Record<string, Asks>> = {
  'GET /v1/producto/init_data': plain,
  'GET /v1/producto/list': list,
  'GET /v1/producto/list/producto': named('producto_id', 'product'),
  'GET /v1/producto/dato/list/:id': reading('product'),
  'GET /v1/producto/pagina/:id': reading('product'),
  'GET /v1/publicacion/init_data': plain,
  'GET /v1/publicacion/list': list,
  'GET /v1/documento_historico/init_data': plain,
  'GET /v1/documento_historico/list': list,
  'GET /v1/documento_historico/archivo/:id': byId('user'),
  'GET /v1/categoria_producto/init_data': plain,
  'GET /v1/categoria_producto/list': list,
  'GET /v1/producto_configuracion/init_data': plain,
  'GET /v1/producto_configuracion/list': ofEnterprise,
  'GET /v1/producto_configuracion/list/producto_configuracion': named('producto_configuracion_id', 'assignment'),
  'POST /v1/producto_configuracion/save': ({ enterprise, branch }) => [
    { body: anAssignmentForm(3, { id: branch, enterpriseId: enterprise }) },
  ],
  'PUT /v1/producto_configuracion/update/:id': ({ assignment, enterprise, branch }) => [
    {
      id: assignment,
      body: anAssignmentForm(3, { id: branch, enterpriseId: enterprise }, { version: 1 }),
    },
  ],
  'PUT /v1/producto_configuracion/delete/:id': byId('assignment'),
  'POST /v1/producto_configuracion/lote': manyOf('assignment'),
  'PUT /v1/producto_configuracion/lote/:id/deshacer': byId('user'),
  'GET /v1/producto_configuracion/download': sheets,
}
