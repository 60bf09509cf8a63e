import { MachineCondition } from '@portal/contract/classifieds/constants'
import type { Language } from '#core/language-address.ts'
import { nameIn } from '#core/names.ts'
import type { Item } from './rows.ts'

interface Where {
  origin: string
  address: string
  language: Language
}

/** The machine for search engines: schema.org Product and Offer as JSON-LD, without a way out of its script element. */
export function structuredItem(item: Item, { origin, address, language }: Where): string {
  const offer = {
    '@type': 'Offer',
    url: address,
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
    ...(item.es_venta && item.precio !== null ? [{ ...offer, price: item.precio }] : []),
    ...(item.es_arriendo && item.precio_arriendo !== null ? [rent] : []),
  ]
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.marca,
    sku: item.sku,
    description: item.descripcion,
    category: nameIn(item, 'categoria_nombre', language),
    productionDate: `${item.anio}`,
    image: item.imagenes.map(({ urls }) => origin + Object.values(urls).at(-1)),
    ...(offers.length > 0 && { offers }),
  }
  return JSON.stringify(product).replaceAll('<', '\\u003c')
}
