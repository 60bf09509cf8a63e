import { type Asks, byId, list, reading } from './asks.ts'

const version = { version: 1 }

/** How requests about personal data are asked for: only super admins and administrators of the house work through them. */
export const privacyAsks: Readonly<Record<string, Asks>> = {
  'GET /v1/solicitud_datos/list': list,
  'GET /v1/solicitud_datos/list/:id': reading('dataRequest'),
  'GET /v1/solicitud_datos/datos/:id': reading('dataRequest'),
  'GET /v1/solicitud_datos/documento/:id': reading('dataRequest'),
  'PUT /v1/solicitud_datos/tomar/:id': byId('dataRequest', version),
  'PUT /v1/solicitud_datos/responder/:id': byId('dataRequest', { ...version, respuesta: 'Ajena' }),
  'PUT /v1/solicitud_datos/rechazar/:id': byId('dataRequest', { ...version, respuesta: 'Ajena' }),
  'PUT /v1/solicitud_datos/borrar/:id': byId('dataRequest', version),
}
