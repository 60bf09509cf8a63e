import { isDay, listParams, listSpec } from '#core/dashboard/list/list-query.ts'

const isWord = (value: string) => value.length <= 100

export const auditSpec = listSpec({
  orders: ['creado_en'],
  startOrder: '-creado_en',
  filters: {
    usuario_id: 'id',
    accion: isWord,
    entidad: isWord,
    entidad_id: isWord,
    ip: isWord,
    solicitud_id: isWord,
    desde: isDay,
    hasta: isDay,
  },
})

/** Returns the parameters of the calls for an address; what is shown cannot be searched by words. */
export function auditParams(address: Pick<URL, 'search'>) {
  const { buscar: _, ...asked } = listParams(address, auditSpec)
  return asked
}
