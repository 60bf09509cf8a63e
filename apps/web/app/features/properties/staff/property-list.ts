import { ApprovalStatus, CommercialStatus, PublicationStatus } from '@portal/contract/marketplace/states'
import { PropertyCategory, PropertyCondition } from '@portal/contract/properties/constants'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { countryIds } from '#core/language/countries.ts'

/** Parameters of the lists of properties. */
export const propertySpec = listSpec({
  orders: ['creado_en', 'titulo', 'precio_final', 'metros_construidos', 'aprobacion', 'estado_comercial'],
  startOrder: '-creado_en',
  filters: {
    aprobacion: Object.values(ApprovalStatus),
    publicacion: Object.values(PublicationStatus),
    estado_comercial: Object.values(CommercialStatus),
    con_cambios: ['true'],
    condicion: Object.values(PropertyCondition),
    categoria_id: Object.values(PropertyCategory),
    pais_id: countryIds,
  },
})

/** Returns the parameters of the list call from an address: the own properties, or everyone's. */
export function propertyListParams(address: string, scope: 'mios' | 'todos') {
  const { con_cambios: onlyChanged, ...asked } = listParams(address, propertySpec)
  return { ...asked, alcance: scope, con_cambios: onlyChanged === 'true' }
}

/** Returns the address of the requests for a property. */
export const requestsPathOf = (id: number): string =>
  `/dashboard/clasificados/clasificados-solicitudes?tab=propiedades&propiedad_id=${id}`
