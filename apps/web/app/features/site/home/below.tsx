import { ownLanguageNames } from '@portal/contract/core/language'
import { type DrawnProduct, isDrawn } from '@portal/contract/products/constants'
import type { ContentIn } from '@portal/contract/settings/contents'
import { IconBrandWhatsapp, IconMail, IconPlayerPlayFilled } from '@tabler/icons-react'
import { type MouseEvent, Suspense, useState } from 'react'
import { inList } from '#core/formats/in-words.ts'
import { lazyCode } from '#core/framework/module-reload.ts'
import { countryName, flagOf } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { deferred } from '#core/public/components/deferred.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { filmTexts } from '#core/public/films/film-texts.ts'
import { type Film, filmAt, films } from '#core/public/films/list.ts'
import { useCompany } from '#core/public/frame/company.ts'
import frame from '#core/public/frame/public.module.css'
import { HomeMachines } from '#features/machines/market/home/home-machines.tsx'
import { belowTexts } from './below-texts.ts'
import { Brochures } from './brochures.tsx'
import styles from './closing.module.css'
import { Hardware } from './hardware.tsx'
import type { Below as Data } from './load.ts'
import { NextWorkshop } from './next-workshop.tsx'
import { Software } from './software.tsx'

/** Apart, so that the first screen does not name its files. */
const HomeProperties = deferred(() => import('#features/properties/market/home/home-properties.tsx'))

type Said = ContentIn<'portada'>

/** The product whose designer the portal has. */
const designerOf: DrawnProduct = 'nextlion'

/** The home page below its first screen. */
export default function Below({
  said,
  hardware,
  brochures,
  machinery,
  properties,
  workshop,
  offices,
}: Data & { said: Said }) {
  const t = useTexts(belowTexts)
  const program = brochures.find(({ slug }) => slug === designerOf)
  return (
    <>
      {program && <Software product={program.name} />}
      {hardware.length > 0 && <Hardware products={hardware} />}
      {said.peliculas.length > 0 && <Films shown={said.peliculas} />}
      {machinery && <HomeMachines {...machinery} />}
      {properties && <HomeProperties {...properties} />}
      {workshop && <NextWorkshop workshop={workshop} />}
      {said.publicos.length > 0 && (
        <section className={styles.who} aria-labelledby="who">
          <div className={frame.wrap}>
            <h2 id="who">{t.whoTitle}</h2>
            <dl>
              {said.publicos.map(({ titulo, texto }) => (
                <div key={titulo}>
                  <dt>{titulo}</dt>
                  <dd>{texto}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      )}
      {brochures.length > 0 && <ProductLines products={brochures} />}
      {brochures.length > 0 && <Brochures products={brochures} />}
      {offices && <Contact lead={said.contacto} offices={offices} />}
    </>
  )
}

/** Widths of the marks in `product-lines.svg`. */
const markWidths: Readonly<Record<DrawnProduct, number>> = {
  nextlion: 280,
  next1: 172,
  next3: 221,
  nextone: 269,
  nextoneplus: 300,
  nextthree: 336,
  nextremote: 387,
  quamtum: 290,
}

/** The marks of the products, from one file, in the colour of the text; the name of one without a mark. */
function ProductLines({ products }: { products: Data['brochures'] }) {
  const t = useTexts(belowTexts)
  return (
    <section className={styles.lines} aria-label={t.lines}>
      <ul className={frame.wrap}>
        {products.map(({ slug, name }) => (
          <li key={slug}>
            <PublicLink to={`/${slug}`} aria-label={name}>
              {isDrawn(slug) ? (
                <svg viewBox={`0 0 ${markWidths[slug]} 48`} aria-hidden>
                  <use href={`/pictures/product-lines.svg#${slug}`} />
                </svg>
              ) : (
                <span className={styles.lineName}>{name}</span>
              )}
            </PublicLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Loaded when someone plays a film. */
const FilmDialog = lazyCode(() => import('#core/public/films/film-dialog.tsx'))

/** A card for each film, with a link per language; without JavaScript to the file itself. */
function Films({ shown: chosen }: { shown: Said['peliculas'] }) {
  const t = useTexts(belowTexts).films
  const [shown, setShown] = useState<Film | null>(null)
  const { silent } = useTexts(filmTexts)
  const language = useLanguage()
  const show = (film: Film) => (event: MouseEvent) => {
    event.preventDefault()
    setShown(film)
  }

  return (
    <section className={styles.films} aria-labelledby="films">
      <div className={frame.wrap}>
        <h2 id="films">{t.title}</h2>
        <ul className={styles.filmCards}>
          {chosen.map(({ pelicula: name, titulo: title, texto: text }) => {
            const versions = films.filter((film) => film.name === name)
            const poster = filmAt(name, language)
            return (
              <li key={name}>
                <picture>
                  <source type="image/avif" srcSet={`${poster}-640.avif`} />
                  <img src={`${poster}-640.webp`} width={640} height={360} alt="" loading="lazy" />
                </picture>
                <h3>{title}</h3>
                <p>
                  {text} <span>{silent(versions[0]?.seconds ?? 0)}.</span>
                </p>
                <p className={styles.versions}>
                  {versions.map((film) => (
                    <a
                      key={film.language}
                      href={`${filmAt(name, film.language)}.mp4`}
                      lang={film.language}
                      hrefLang={film.language}
                      aria-label={`${t.watch(title)} (${ownLanguageNames[film.language]})`}
                      onClick={show(film)}
                    >
                      <IconPlayerPlayFilled size={14} />
                      {ownLanguageNames[film.language]}
                    </a>
                  ))}
                </p>
              </li>
            )
          })}
        </ul>
      </div>
      {shown && (
        <Suspense>
          <FilmDialog
            film={shown}
            title={chosen.find(({ pelicula }) => pelicula === shown.name)?.titulo ?? ''}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </section>
  )
}

const digits = (phone: string) => phone.replace(/\D/g, '')

interface ContactProps {
  lead: string
  offices: NonNullable<Data['offices']>
}

/** How to reach the company: message, mail or an office. */
function Contact({ lead, offices: { countries, phones, offices } }: ContactProps) {
  const t = useTexts(belowTexts).contact
  const company = useCompany()
  const language = useLanguage()
  const named = inList(
    countries.map((id) => countryName(id, language)),
    language,
  )
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <div className={frame.wrap}>
        <div className={styles.reach}>
          <div>
            <h2 id="contact">{t.title}</h2>
            <p>{lead}</p>
            {countries.length > 0 && (
              <ul className={styles.flags} aria-label={named}>
                {countries.map((id) => (
                  <li key={id}>
                    <img src={flagOf(id)} width={36} height={24} alt="" loading="lazy" />
                  </li>
                ))}
                <li>{named}</li>
              </ul>
            )}
          </div>
          <ul className={styles.ways}>
            {phones.map(({ country, phone }) => (
              <li key={phone}>
                <a href={`https://wa.me/${digits(phone)}`} target="_blank" rel="noopener">
                  <IconBrandWhatsapp size={26} stroke={1.5} />
                  <span>{t.messages(country)}</span>
                  <strong>{phone}</strong>
                </a>
              </li>
            ))}
            {company && (
              <li>
                <a href={`mailto:${company.email}`}>
                  <IconMail size={26} stroke={1.5} />
                  <span>{t.mail}</span>
                  <strong>{company.email}</strong>
                </a>
              </li>
            )}
          </ul>
        </div>
        {offices.length > 0 && (
          <>
            <h3 className={styles.officesTitle}>{t.offices}</h3>
            <ul className={styles.offices}>
              {offices.map(({ country, name, role, phone, email, street, city, postalCode }) => (
                <li key={`${email} ${street}`}>
                  <h4>{country}</h4>
                  <p className={styles.person}>{name}</p>
                  <p>{role}</p>
                  <address>
                    <a href={`tel:+${digits(phone)}`}>{phone}</a>
                    <a href={`mailto:${email}`}>{email}</a>
                    <span>{street}</span>
                    <span>
                      {city}, {country}
                    </span>
                    <span>{t.postal(postalCode)}</span>
                  </address>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}
