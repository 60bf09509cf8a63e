import { type Asks, byId, manyOf, named, plain, reading, whole } from './asks.ts'
import { aContactForm } from './contacts.ts'

/** How the calls of contacts are asked for those of someone else. */
export const contactAsks: Readonly<Record<string, Asks>> = {
  'GET /v1/contacto/init_data': plain,
  'GET /v1/contacto/list': ({ user }) => [
    { query: whole },
    { query: { ...whole, buscar: 'elena' } },
    { query: { ...whole, responsable_id: user } },
    { query: { ...whole, por_responder: 'true' } },
  ],
  'GET /v1/contacto/list/contacto': named('contacto_id', 'contact'),
  'PUT /v1/contacto/update/:id': byId('contact', aContactForm({ version: 1 })),
  'PUT /v1/contacto/asignar/:id': ({ contact, user }) => [{ id: contact, body: { usuario_id: user } }],
  'PUT /v1/contacto/delete/:id': byId('contact'),
  'POST /v1/contacto/historial/save': ({ contact, contactEvent }) => [
    { body: { contacto_id: contact, comentario: 'Ajeno' } },
    { body: { contacto_id: contact, historialcontacto_id: contactEvent, comentario: 'Ajeno' } },
  ],
  'PUT /v1/contacto/historial/delete/:id': byId('contactEvent'),
  'POST /v1/contacto/historial/invitar/:id': byId('contactEvent'),
  'PUT /v1/contacto/historial/resultado/:id': byId('contactEvent', { resultado: 'realizada', version: 1 }),
  'PUT /v1/contacto/permitir/:id': byId('contact', { comentario: 'Ajeno', version: 1 }),
  'PUT /v1/contacto/permitir/deshacer/:id': byId('contactEvent'),
  'GET /v1/contacto/linea_tiempo/:id': reading('contact'),
  'GET /v1/contacto/duplicados/:id': reading('contact'),
  'POST /v1/contacto/fusionar': ({ contact }) => [
    { body: { ...aContactForm(), contacto_id: contact, otro_id: 900_001, version: 1, otro_version: 1 } },
  ],
  'PUT /v1/contacto/fusionar/deshacer/:id': byId('merge'),
  'POST /v1/contacto/traspasar': ({ user }) => [{ body: { de_usuario_id: user, a_usuario_id: user, ensayo: true } }],
  'PUT /v1/contacto/traspasar/deshacer/:id': byId('transfer'),
  'GET /v1/contacto/quien': () => [{ query: { email: 'compras@example.com' } }],
  'GET /v1/contacto/download': () => [{}, { query: { idioma_archivo: 'en' } }],
  'POST /v1/contacto/lote': (of) => ['tomar', 'eliminar'].flatMap((accion) => manyOf('contact', accion)(of)),
  'PUT /v1/contacto/lote/:id/deshacer': byId('user'),
}
