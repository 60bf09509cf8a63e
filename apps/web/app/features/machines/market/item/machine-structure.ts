import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { MachineCondition } from '@portal/contract/machines/constants'
import { breadcrumbList } from '#core/public/frame/structured-data.ts'
import type { Machine } from '../shared/rows.ts'

/** Returns the machine as schema.org Product and Offer. */
export function structuredMachine(item: Machine, language: PageLanguage) {
  const offer = {
    '@type': 'Offer',
    url: `/classifieds/${item.id}`,
    priceCurrency: item.moneda,
    itemCondition: `https://schema.org/${item.condicion === MachineCondition.new ? 'NewCondition' : 'UsedCondition'}`,
    availability: `https://schema.org/${item.vendido ? 'SoldOut' : item.esta_reservado ? 'LimitedAvailability' : 'InStock'}`,
    availableAtOrFrom: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: item.ciudad,
        addressCountry: nameIn(item, 'pais_nombre', language),
      },
    },
  }
  const rent = {
    ...offer,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: item.precio_arriendo,
      priceCurrency: item.moneda,
      unitCode: 'DAY',
    },
  }
  const offers = [
    ...(item.subasta ? [{ ...offer, price: item.subasta.precio, availabilityEnds: item.subasta.fin_efectivo }] : []),
    ...(item.es_venta && item.precio !== null && !item.subasta ? [{ ...offer, price: item.precio }] : []),
    ...(item.es_arriendo && item.precio_arriendo !== null ? [rent] : []),
  ]
  return {
    '@type': 'Product',
    name: nameIn(item, 'marca', language),
    sku: item.sku,
    description: nameIn(item, 'descripcion', language),
    category: nameIn(item, 'categoria_nombre', language),
    productionDate: `${item.anio}`,
    image: item.imagenes.map(({ urls }) => Object.values(urls).at(-1)),
    ...(offers.length > 0 && { offers }),
  }
}

/** Returns the structured data of a machine's page: the machine, and its way from the list. */
export const structuredPage = (item: Machine, language: PageLanguage, steps: Parameters<typeof breadcrumbList>[0]) => [
  structuredMachine(item, language),
  breadcrumbList(steps),
]
