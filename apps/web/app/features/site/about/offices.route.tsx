import { nameIn } from '@portal/contract/core/names'
import { settingsCalls } from '@portal/contract/settings/calls'
import { apiContext } from '#core/api/api.ts'
import { phoneLink } from '#core/formats/phone-link.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { PageHero } from '#core/public/frame/page-hero.tsx'
import frame from '#core/public/frame/public.module.css'
import { breadcrumbList } from '#core/public/frame/structured-data.ts'
import type { Route } from './+types/offices.route'
import { mapPlaces, mapSize } from './map-places.ts'
import styles from './offices.module.css'
import { officesTexts } from './offices-texts.ts'

export const handle = { document: true, cache: { params: [], areas: [] } }

const load = ({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  context.get(apiContext).load(settingsCalls.offices, {})

export { load as loader, load as clientLoader }

type Office = Route.ComponentProps['loaderData']['oficinas'][number]

const anchorOf = ({ pais_id }: Office) => `office-${pais_id}`

export default function OfficesPage({ loaderData: { oficinas } }: Route.ComponentProps) {
  const t = useTexts(officesTexts)
  const steps = [{ name: t.about, to: '/about-us' }, { name: t.title }]
  return (
    <>
      <PageHead title={t.title} description={t.description} picture="about" structured={[breadcrumbList(steps)]} />
      <PageHero breadcrumb={t.breadcrumb} steps={steps} title={t.title} lead={t.lead} />
      <div className={styles.ground}>
        <div className={`${frame.wrap} ${styles.split}`}>
          <OfficeMap offices={oficinas} />
          <section className={styles.list} aria-label={t.listTitle}>
            <ul>
              {oficinas.map((office, index) => (
                <OfficeCard key={office.pais_id} office={office} number={index + 1} />
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  )
}

/** A map whose markers link to the cards next to it. */
function OfficeMap({ offices }: { offices: readonly Office[] }) {
  const t = useTexts(officesTexts)
  const language = useLanguage()
  const { width, height } = mapSize
  return (
    <figure className={styles.map}>
      <nav aria-label={t.map}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the list of links around it has its name */}
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
          <image href="/pictures/map/americas.svg" width={width} height={height} />
          {offices.map((office, index) => {
            const place = mapPlaces[office.pais_id]
            if (!place) return null
            const [x, y] = place
            return (
              <a
                key={office.pais_id}
                href={`#${anchorOf(office)}`}
                aria-label={`${office.ciudad}, ${countryName(office.pais_id, language)}`}
              >
                <circle cx={x} cy={y} r="30" className={styles.reach} />
                <circle cx={x} cy={y} r="15" className={styles.marker} />
                <text x={x} y={y + 5.5} className={styles.number}>
                  {index + 1}
                </text>
                <text x={x + 26} y={y + 7} className={styles.city}>
                  {office.ciudad}
                </text>
              </a>
            )
          })}
        </svg>
      </nav>
      <figcaption>{t.source}</figcaption>
    </figure>
  )
}

function OfficeCard({ office, number }: { office: Office; number: number }) {
  const t = useTexts(officesTexts)
  const language = useLanguage()
  return (
    <li id={anchorOf(office)} className={styles.card}>
      <h2>
        <span className={styles.badge} aria-hidden>
          {number}
        </span>
        {countryName(office.pais_id, language)}
        <small>{office.ciudad}</small>
      </h2>
      <p className={styles.person}>
        <strong>{office.nombre}</strong>
        {nameIn({ cargo: office.cargo_es, cargo_en: office.cargo_en }, 'cargo', language)}
      </p>
      <dl>
        <dt>{t.phone}</dt>
        <dd>
          <a href={phoneLink(office.telefono)}>{office.telefono}</a>
        </dd>
        <dt>{t.email}</dt>
        <dd>
          <a href={`mailto:${office.email}`}>{office.email}</a>
        </dd>
        <dt>{t.address}</dt>
        <dd>
          {office.direccion}
          <br />
          {office.ciudad}, {countryName(office.pais_id, language)}
        </dd>
        <dt>{t.postal}</dt>
        <dd>{office.codigo_postal}</dd>
      </dl>
    </li>
  )
}
