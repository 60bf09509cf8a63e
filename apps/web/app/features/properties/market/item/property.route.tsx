import type { PageLanguage } from '@portal/contract/core/language'
import { langOf, nameIn } from '@portal/contract/core/names'
import { isRented } from '@portal/contract/properties/constants'
import { propertyMarketCalls } from '@portal/contract/properties/market/calls'
import { apiContext } from '#core/api/api.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Notice } from '#core/public/form/notice.tsx'
import { Breadcrumb } from '#core/public/frame/breadcrumb.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { shortDescription } from '#core/public/frame/short-description.ts'
import { breadcrumbList } from '#core/public/frame/structured-data.ts'
import { Description } from '#features/marketplace/item/description.tsx'
import styles from '#features/marketplace/item/item.module.css'
import { SimilarItems } from '#features/marketplace/item/similar-items.tsx'
import { Gallery } from '#features/marketplace/pictures/gallery.tsx'
import { widestUrl } from '#features/marketplace/pictures/picture.tsx'
import { PropertyCard } from '../shared/property-card.tsx'
import { listPath, type Property, pathOf, placeOf } from '../shared/rows.ts'
import type { Route } from './+types/property.route'
import { absentProperty } from './property-absence.ts'
import { PropertyAside } from './property-aside.tsx'
import { PropertyCosts, PropertyFacts, PropertyFeatures, PropertyPromise } from './property-facts.tsx'
import { PropertyPlace } from './property-place.tsx'
import { propertyTexts } from './property-texts.ts'

export { PropertyAbsent as ErrorBoundary } from './property-absent.tsx'

export const handle = { cache: { params: [], areas: ['propiedades'] } }

async function load({ params: { id }, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const reply = await api.call(propertyMarketCalls.publicOne, { params: { id } })
  if (!reply.ok) throw await absentProperty(api, reply)
  return { property: reply.datos }
}

export { load as loader, load as clientLoader }

export default function PropertyPage({ loaderData: { property } }: Route.ComponentProps) {
  const t = useTexts(propertyTexts)
  const language = useLanguage()
  const name = nameIn(property, 'titulo', language)
  const steps = [
    { name: t.root, to: listPath },
    { name, lang: langOf(property, 'titulo', language) },
  ]
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <Head property={property} />
      <Breadcrumb label={t.breadcrumb} steps={steps} />
      {property.vendido && (
        <div className={styles.notice}>
          <Notice kind="info">
            <strong>{isRented(property.condicion) ? t.rented : t.sold}</strong> {t.soldText}
          </Notice>
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Gallery pictures={property.imagenes} name={name} label={t.gallery} />
        </div>
        <PropertyAside property={property} />
        <div className={styles.text}>
          <Description title={t.description} item={property} />
          <PropertyFeatures property={property} />
          <section aria-labelledby="facts">
            <h2 id="facts">{t.facts}</h2>
            <PropertyFacts property={property} />
          </section>
          <PropertyCosts property={property} />
          <PropertyPromise property={property} />
          <PropertyPlace property={property} />
        </div>
      </div>
      <SimilarItems rows={property.similares} title={t.similar} Card={PropertyCard} />
    </div>
  )
}

/** Metadata of a property for search engines and shared links. */
function Head({ property }: { property: Property }) {
  const t = useTexts(propertyTexts)
  const language = useLanguage()
  const name = nameIn(property, 'titulo', language)
  const meta = t.metaOf(name, placeOf(property, language))
  const picture = property.imagenes[0]
  return (
    <PageHead
      title={name}
      description={shortDescription(`${meta}. ${nameIn(property, 'descripcion', language)}`)}
      {...(picture && { picture: widestUrl(picture) })}
      structured={[structuredProperty(property, language), breadcrumbList([{ name: t.root, to: listPath }, { name }])]}
    />
  )
}

/** The ISO 4217 code of the unidad de fomento is CLF. */
const isoOf = (unit: Property['moneda']): string => (unit === 'UF' ? 'CLF' : unit)

/** Returns the property as schema.org RealEstateListing with its offer. The place is only its city. */
function structuredProperty(property: Property, language: PageLanguage) {
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
