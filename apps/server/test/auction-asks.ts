import { type Asks, byId, list, plain, reading } from './asks.ts'

const terms = { inicia_en: '2099-01-01T10:00:00Z', termina_en: '2099-01-02T10:00:00Z', precio_inicial: 1000 }

/** How the calls of auctions and offers are asked for what belongs to others. */
export const auctionAsks: Readonly<Record<string, Asks>> = {
  'GET /v1/clasificado/subasta/init_data': plain,
  'GET /v1/clasificado/subasta/list': list,
  'GET /v1/clasificado/subasta/list/:id': reading('auction'),
  'POST /v1/clasificado/subasta/save': ({ item }) => [{ body: { ...terms, clasificado_id: item } }],
  'PUT /v1/clasificado/subasta/update/:id': byId('auction', { ...terms, version: 1 }),
  'PUT /v1/clasificado/subasta/detener/:id': byId('auction', { motivo: 'Ajena' }),
  'PUT /v1/clasificado/subasta/puja/anular/:id': byId('auction', { orden: 1, motivo: 'Ajena' }),
  'PUT /v1/clasificado/subasta/decidir/:id': byId('auction', { decision: 'cerrar', version: 1 }),
  'GET /v1/clasificado/oferta/list': list,
  'GET /v1/clasificado/oferta/list/:id': reading('offer'),
  'PUT /v1/clasificado/oferta/aceptar/:id': byId('offer', { version: 1 }),
  'PUT /v1/clasificado/oferta/contraofertar/:id': byId('offer', { monto: 39_000, version: 1 }),
  'PUT /v1/clasificado/oferta/rechazar/:id': byId('offer', { motivo: 'Ajena', version: 1 }),
  'GET /v1/clasificado/oferta/avisos': list,
  'GET /v1/clasificado/oferta/avisos/:id': reading('offerItem'),
  'PUT /v1/clasificado/oferta/minimo/:id': byId('offerItem', { minimo: 1, version: 0 }),
}
