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
import { type OfficesSaid, officesSaid } from '../offices-said.ts'
import type { Route } from './+types/offices.route'
import { placeOnMap } from './map-projection.ts'
import { drawnCountries, mapSize } from './map-size.ts'
import styles from './offices.module.css'
import { officesTexts } from './offices-texts.ts'

export const handle = { document: true, cache: { params: [], areas: [] } }

const load = ({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  context.get(apiContext).load(settingsCalls.offices, {})

export { load as loader, load as clientLoader }

type Office = Route.ComponentProps['loaderData']['oficinas'][number]

/** An office with its place on the page: the first of a country is found by the country alone. */
interface Placed extends Office {
  anchor: string
  number: number
  /** Where it stands on the map, in pixels of the drawing; null outside of it. */
  at: readonly [x: number, y: number] | null
}

function placed(offices: readonly Office[]): Placed[] {
  return offices.map((office, index) => {
    const { pais_id: country, latitud, longitud } = office
    const before = offices.slice(0, index).filter(({ pais_id }) => pais_id === country).length
    const anchor = before === 0 ? `office-${country}` : `office-${country}-${before + 1}`
    const at = latitud === null || longitud === null ? null : placeOnMap(latitud, longitud)
    return { ...office, anchor, number: index + 1, at }
  })
}

export default function OfficesPage({ loaderData: { oficinas } }: Route.ComponentProps) {
  const t = useTexts(officesTexts)
  const offices = placed(oficinas)
  const said = officesSaid(oficinas, useLanguage())
  const steps = [{ name: t.about, to: '/about-us' }, { name: t.title }]
  const [lead, description] = said.count === 0 ? [t.none, t.none] : [t.lead(said), t.description(said)]
  return (
    <>
      <PageHead title={t.title} description={description} picture="about" structured={[breadcrumbList(steps)]} />
      <PageHero breadcrumb={t.breadcrumb} steps={steps} title={t.title} lead={lead} />
      {said.count > 0 && (
        <div className={styles.ground}>
          <div className={`${frame.wrap} ${styles.split}`}>
            {offices.some(({ at }) => at) && <OfficeMap offices={offices} said={said} />}
            <section className={styles.list} aria-label={t.listTitle(said)}>
              <ul>
                {offices.map((office) => (
                  <OfficeCard key={office.anchor} office={office} />
                ))}
              </ul>
            </section>
          </div>
        </div>
      )}
    </>
  )
}

/** A map whose markers link to the cards next to it; countries with an office stand out. */
function OfficeMap({ offices, said }: { offices: readonly Placed[]; said: OfficesSaid }) {
  const t = useTexts(officesTexts)
  const language = useLanguage()
  const { width, height } = mapSize
  const shown = offices.filter(({ at }) => at)
  const countries = drawnCountries.filter((id) => shown.some(({ pais_id }) => pais_id === id))
  return (
    <figure className={styles.map}>
      <nav aria-label={t.map(said)}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the list of links around it has its name */}
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
          {['americas', ...countries].map((name) => (
            <image key={name} href={`/pictures/map/${name}.svg`} width={width} height={height} />
          ))}
          {shown.map(({ anchor, number, at, ciudad, pais_id: country }) => {
            const [x, y] = at!
            return (
              <a key={anchor} href={`#${anchor}`} aria-label={`${ciudad}, ${countryName(country, language)}`}>
                <circle cx={x} cy={y} r="30" className={styles.reach} />
                <circle cx={x} cy={y} r="15" className={styles.marker} />
                <text x={x} y={y + 5.5} className={styles.number}>
                  {number}
                </text>
                <text x={x + 26} y={y + 7} className={styles.city}>
                  {ciudad}
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

function OfficeCard({ office }: { office: Placed }) {
  const t = useTexts(officesTexts)
  const language = useLanguage()
  return (
    <li id={office.anchor} className={styles.card}>
      <h2>
        <span className={styles.badge} aria-hidden>
          {office.number}
        </span>
        {countryName(office.pais_id, language)}
        <small>{office.ciudad}</small>
      </h2>
      <p className={styles.person}>
        <strong>{office.nombre}</strong>
        {nameIn({ ...office, cargo: office.cargo_es }, 'cargo', language)}
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
        {office.codigo_postal && (
          <>
            <dt>{t.postal}</dt>
            <dd>{office.codigo_postal}</dd>
          </>
        )}
      </dl>
    </li>
  )
}
