import { type Asks, plain } from './asks.ts'

/** The first run is of super admins only, and of the one site: it names no row of anyone. */
export const openingAsks: Readonly<Record<string, Asks>> = {
  'GET /v1/apertura': plain,
  'PUT /v1/apertura': () => [{ body: { abierto: true } }],
  'PUT /v1/apertura/linea/:clave': () => [{ id: 'textos', body: { confirmada: true } }],
  'POST /v1/apertura/prueba': plain,
  'PUT /v1/apertura/prueba': () => [{ body: { codigo: '123456' } }],
}
