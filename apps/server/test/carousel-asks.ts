import { type Asks, plain } from './asks.ts'

const one: Asks = () => [{ id: 1 }]

/** How the calls of the home page's design are asked; it belongs to the house, and to nobody in it. */
export const carouselAsks: Readonly<Record<string, Asks>> = {
  'GET /v1/pagina_principal/disenio': plain,
  'GET /v1/pagina_principal/version/list/:id': one,
  'GET /v1/pagina_principal/cuenta/list/:id': one,
}

/** Their calls that name nothing of anyone else. */
export const carouselForNobody = [
  'POST /v1/pagina_principal/imagen/save',
  'POST /v1/pagina_principal/archivo/save',
  'POST /v1/pagina_principal/publicar',
  'PUT /v1/pagina_principal/version/restaurar/:id',
  'PUT /v1/pagina_principal/cambio/cancelar',
  'POST /v1/pagina_principal/vista/save',
]
