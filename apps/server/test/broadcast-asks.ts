import { type Asks, byId, list, plain, reading } from './asks.ts'

/** How the calls of broadcasts are asked for what belongs to others. */
export const broadcastAsks: Readonly<Record<string, Asks>> = {
  'GET /v1/contacto/difusion/init_data': plain,
  'GET /v1/contacto/difusion/list': list,
  'GET /v1/contacto/difusion/:id': reading('broadcast'),
  'GET /v1/contacto/difusion/:id/destinatarios': reading('broadcast'),
  'POST /v1/contacto/difusion/save': ({ contact }) => [
    { body: { titulo: 'Ajena', asunto: 'Ajena', mensaje: '<p>Ajena</p>', contactos: contact }, isMultipart: true },
  ],
  'PUT /v1/contacto/difusion/update/:id': ({ broadcast, contact }) => [
    {
      id: broadcast,
      body: { titulo: 'Ajena', asunto: 'Ajena', mensaje: '<p>Ajena</p>', contactos: contact, version: 1 },
      isMultipart: true,
    },
  ],
  'POST /v1/contacto/difusion/contar': ({ contact }) => [{ body: { contactos: [contact] } }],
  'POST /v1/contacto/difusion/vista_previa': ({ contact }) => [
    { body: { mensaje: '<p>Ajena {{nombre}} {{empresa}}</p>', contacto_id: contact } },
  ],
  'POST /v1/contacto/difusion/prueba': ({ broadcast }) => [
    { body: { asunto: 'Ajena', mensaje: '<p>Ajena</p>', difusion_id: broadcast }, isMultipart: true },
  ],
  'POST /v1/contacto/difusion/elegidos': ({ contact }) => [{ body: { contactos: [contact] } }],
  'GET /v1/contacto/difusion/:id/revision': reading('broadcast'),
  'PUT /v1/contacto/difusion/reprogramar/:id': byId('broadcast', { version: 1, programada_en: '2099-01-01T09:00' }),
  'PUT /v1/contacto/difusion/enviar/:id': byId('broadcast', { version: 1 }),
  'PUT /v1/contacto/difusion/pausar/:id': byId('broadcast', { version: 1 }),
  'PUT /v1/contacto/difusion/reanudar/:id': byId('broadcast', { version: 1 }),
  'PUT /v1/contacto/difusion/cancelar/:id': byId('broadcast', { version: 1 }),
  'PUT /v1/contacto/difusion/reintentar/:id': byId('broadcast', { version: 1 }),
}
