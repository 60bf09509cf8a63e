import { type Asks, byId, change, list, manyOf, named, plain, recordWrites, whole } from './asks.ts'
import { aPropertyForm } from './properties.ts'

const fields = aPropertyForm({ version: 1, caracteristicas: '[]' })

/** How the calls of properties are asked for what belongs to others. */
export const propertyAsks: Readonly<Record<string, Asks>> = {
  'GET /v1/propiedad/list/init_data': plain,
  'GET /v1/tipo_cambio/list': list,
  'GET /v1/propiedad/list': () => [{ query: whole }, { query: { ...whole, alcance: 'todos' } }],
  'GET /v1/propiedad/list/propiedad': named('propiedad_id', 'property'),
  'POST /v1/propiedad/update': ({ property }) => [{ body: { ...fields, id: property }, isMultipart: true }],
  'POST /v1/propiedad/solicitud/change_estado': ({ propertyRequest }) => [
    { body: { ...change, solicitud_clasificado_id: propertyRequest, estado_id: 22 } },
  ],
  'PUT /v1/propiedad/delete/:id': byId('property'),
  'POST /v1/propiedad/lote': (of) =>
    ['activar', 'desactivar', 'eliminar', 'aprobar'].flatMap((accion) => manyOf('property', accion)(of)),
  'PUT /v1/propiedad/lote/:id/deshacer': byId('user'),
  'PUT /v1/propiedad/aprobar/:id': byId('property', { aprobacion: 1, version: 1 }),
  'PUT /v1/propiedad/publicar/:id': byId('property', { publicacion: 0, version: 1 }),
  'PUT /v1/propiedad/destacar/:id': byId('property', { destacado: true, version: 1 }),
}

/** They take what nobody has yet, or are of the reader themselves. */
export const propertiesForNobody = [
  'GET /v1/propiedad/favoritas',
  'PUT /v1/propiedad/favoritas/agregar',
  'PUT /v1/propiedad/favoritas/quitar',
  'POST /v1/propiedad/imagen/save',
  'POST /v1/propiedad/save',
  ...recordWrites('/v1/tipo_cambio'),
]
