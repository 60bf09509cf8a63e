import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { isRented } from '@portal/contract/properties/constants'
import { type Property, pathOf } from '../shared/rows.ts'

/** The ISO 4217 code of the unidad de fomento is CLF. */
const isoOf = (unit: Property['moneda']): string => (unit === 'UF' ? 'CLF' : unit)

/** Returns the property as schema.org RealEstateListing with its offer. The place is only its city. */
export function structuredProperty(property: Property, language: PageLanguage) {
  const { precio: price, moneda: unit, metros_construidos: built } = property
  const isRent = isRented(property.condicion)
  const currency = isoOf(unit)
  const offer = price !== null && {
    '@type': 'Offer',
    url: pathOf(property),
    availability: `https://schema.org/${property.vendido ? 'SoldOut' : property.esta_reservado ? 'LimitedAvailability' : 'InStock'}`,
    ...(isRent
      ? {
          businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
          priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: currency, unitCode: 'MON' },
        }
      : { price, priceCurrency: currency }),
  }
  return {
    '@type': 'RealEstateListing',
    name: nameIn(property, 'titulo', language),
    url: pathOf(property),
    description: nameIn(property, 'descripcion', language),
    datePosted: property.creado_en.slice(0, 10),
    image: property.imagenes.map(({ urls }) => Object.values(urls).at(-1)),
    about: {
      '@type': 'Accommodation',
      name: nameIn(property, 'categoria_nombre', language),
      ...(built > 0 && { floorSize: { '@type': 'QuantitativeValue', value: built, unitCode: 'MTK' } }),
      ...(property.habitaciones && { numberOfRooms: property.habitaciones }),
      address: {
        '@type': 'PostalAddress',
        addressLocality: property.ciudad,
        addressCountry: nameIn(property, 'pais_nombre', language),
      },
    },
    ...(offer && { offers: offer }),
  }
}
