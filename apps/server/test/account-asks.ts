import { type Asks, byId } from './asks.ts'

/** How the calls of accounts are asked for what belongs to others. */
export const accountAsks: Readonly<Record<string, Asks>> = {
  'PUT /v1/persona/factor/restablecer/:id': byId('user'),
  'PUT /v1/persona/sesiones/terminar/:id': byId('user'),
  'PUT /v1/persona/factor/nombre/:id': byId('factor', { nombre: 'Ajeno' }),
  'PUT /v1/persona/factor/quitar/:id': byId('factor'),
}

/** Calls about the own account. */
export const accountForNobody = [
  'POST /v1/persona/logout',
  'POST /v1/persona/renovar',
  'GET /v1/persona/sesiones',
  'PUT /v1/persona/sesiones/cerrar/:id',
  'PUT /v1/persona/password',
  'GET /v1/persona/perfil',
  'PUT /v1/persona/perfil',
  'GET /v1/persona/factor',
  'POST /v1/persona/factor/totp/iniciar',
  'POST /v1/persona/factor/totp',
  'POST /v1/persona/factor/llave/iniciar',
  'POST /v1/persona/factor/llave',
  'POST /v1/persona/factor/codigos',
  'POST /v1/persona/factor/confirmar',
  'POST /v1/persona/factor/confirmar/opciones',
]
