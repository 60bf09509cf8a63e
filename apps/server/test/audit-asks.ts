import { type Asks, byId, list, named, plain } from './asks.ts'

/** How the audit and the templates of access are asked for what belongs to others. */
export const auditAsks: Readonly<Record<string, Asks>> = {
  'GET /v1/auditoria/list': (of) => [...list(of), { query: { entidad: 'usuario' } }],
  'GET /v1/auditoria/list/:id': () => [{ id: 1 }, { id: 40 }],
  'GET /v1/auditoria/init_data': named('usuario_id', 'user'),
  'GET /v1/auditoria/download': () => [{}, { query: { idioma_archivo: 'en' } }],
  'GET /v1/auditoria/cadena': plain,
  'POST /v1/auditoria/verificar': plain,
  'GET /v1/acceso_modulo/plantilla/list': plain,
  'GET /v1/acceso_modulo/plantilla/list/:perfil': () => [{ id: 'customer' }],
  'GET /v1/acceso_modulo/plantilla/diferencias/:perfil': () => [{ id: 'customer' }],
  'PUT /v1/acceso_modulo/plantilla/update/:perfil': () => [{ id: 'customer', body: { claves_modulo: [], version: 1 } }],
  'POST /v1/acceso_modulo/plantilla/aplicar/:perfil': ({ user }) => [
    { id: 'customer', body: { version: 1, usuarios: user === undefined ? null : [user] } },
  ],
  'PUT /v1/acceso_modulo/plantilla/deshacer/:id': byId('user'),
}
