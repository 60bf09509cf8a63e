import { ApprovalStatus, CommercialStatus, PublicationStatus } from '@portal/contract/marketplace/states'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { countryIds } from '#core/language/countries.ts'

/** Parameters of the lists of listings. */
export const itemSpec = listSpec({
  orders: ['creado_en', 'marca', 'precio_final', 'anio', 'aprobacion', 'estado_comercial'],
  startOrder: '-creado_en',
  filters: {
    aprobacion: Object.values(ApprovalStatus),
    publicacion: Object.values(PublicationStatus),
    estado_comercial: Object.values(CommercialStatus),
    con_cambios: ['true'],
    categoria_id: 'id',
    pais_id: countryIds,
  },
})

/** Returns the parameters of the list call from an address: the own listings, or everyone's. */
export function itemListParams(address: string, scope: 'mios' | 'todos') {
  const { con_cambios: onlyChanged, ...asked } = listParams(address, itemSpec)
  return { ...asked, alcance: scope, con_cambios: onlyChanged === 'true' }
}
