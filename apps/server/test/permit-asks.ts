import { type Asks, byId, list, named, reading, sheets } from './asks.ts'

/** How the calls of permits are asked for what belongs to others. */
export const permitAsks: Readonly<Record<string, Asks>> = {
  'GET /v1/permiso/list': list,
  'GET /v1/permiso/list/:id': reading('permit'),
  'GET /v1/permiso/empresa': named('empresa_id', 'enterprise'),
  'GET /v1/permiso/archivo/:id': reading('permit'),
  'GET /v1/permiso/download': sheets,
  'POST /v1/permiso/save': ({ enterprise }) => [
    { body: { empresa_id: enterprise, numero: 'AJENO', vence_el: '2099-01-01' }, isMultipart: true },
  ],
  'PUT /v1/permiso/aprobar/:id': byId('permit', { version: 1 }),
  'PUT /v1/permiso/rechazar/:id': byId('permit', { version: 1, motivo: 'Ajeno' }),
}
