import type { ReactNode } from 'react'
import { phoneLink } from '#core/formats/phone-link.ts'
import { useTexts } from '#core/language/language.ts'
import { FilmInline } from '#core/public/films/film-inline.tsx'
import { SeenMap } from '#features/properties/market/map/seen-map.tsx'
import styles from './brazil.module.css'
import { brazilTexts } from './brazil-texts.ts'
import { formTexts } from './form-texts.ts'
import { headTexts } from './head-texts.ts'
import { Band, Title } from './level.tsx'
import { NamedList } from './named-list.tsx'
import { brazilPhone, brazilWebsite, ouroPretoTexts } from './ouro-preto-texts.ts'
import { Scenes } from './scenes.tsx'
import { Speakers } from './speakers.tsx'
import { TownMap } from './town-map.tsx'
import { WaySketch } from './way-sketch.tsx'
import { WorkshopHero } from './workshop-hero.tsx'
import { WorkshopMail } from './workshop-mail.tsx'

interface Props {
  before?: ReactNode
  /** Links within the page, only on its own page. */
  chapters?: ReactNode
  registration: ReactNode
}

/** The university workshop in Ouro Preto, as its own page and as a part of the events. */
export function BrazilWorkshop({ before, chapters, registration }: Props) {
  const t = useTexts(brazilTexts)
  const head = useTexts(headTexts).brazil
  const form = useTexts(formTexts)
  return (
    <>
      <WorkshopHero
        kicker={t.kicker}
        title={head.title}
        lead={t.lead}
        facts={t.facts}
        art={<FilmInline name="workshop-brazil" title={head.title} />}
        before={before}
      />
      {chapters}
      <Band id="sponsors" title={t.sponsorsTitle} text={t.sponsorsText} ground="sunken">
        <SponsorMarks />
      </Band>
      <Band id="about" title={t.aboutTitle}>
        <div className={styles.about}>
          {t.aboutText.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <NamedList rows={t.about} />
      </Band>
      <Band id="days" title={t.daysTitle} ground="sunken">
        <ol className={styles.days}>
          {t.days.map(({ name, question, items }) => (
            <li key={name}>
              <p>{name}</p>
              <Title under={2}>{question}</Title>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Band>
      <Band id="speakers" title={t.speakersTitle}>
        <Speakers speakers={t.speakers} portraits="narrow" />
      </Band>
      <BrazilLocation />
      <BrazilActivities />
      <Band id="registration" title={form.title} ground="dark">
        {registration}
      </Band>
      <WorkshopMail />
    </>
  )
}

const marks = [
  { name: 'Geolita', d: 'M4 28 L18 4 L32 28 Z M11 28 L18 16 L25 28' },
  { name: 'Perfora Sul', d: 'M18 3 V33 M8 9 L28 15 M8 17 L28 23 M8 25 L28 31' },
  { name: 'Voltarra', d: 'M20 3 L7 20 H17 L14 33 L29 14 H19 Z' },
  { name: 'Minaviva', d: 'M4 32 V18 L18 6 L32 18 V32 M12 32 V22 H24 V32' },
  { name: 'Cobre Claro', d: 'M18 4 A14 14 0 1 0 18 32 A14 14 0 1 0 18 4 M18 11 A7 7 0 1 0 18 25' },
]

/** Names and logos of fictional companies. */
function SponsorMarks() {
  return (
    <ul className={styles.sponsors}>
      {marks.map(({ name, d }) => (
        <li key={name}>
          <svg viewBox="0 0 36 36" aria-hidden>
            <path d={d} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

/** Activities around the workshop: lodging, food, tours, and three sights. */
function BrazilActivities() {
  const t = useTexts(ouroPretoTexts)
  return (
    <Band id="activities" title={t.activitiesTitle} text={t.activitiesText}>
      <div className={styles.activities}>
        {t.activities.map(({ name, items }) => (
          <section key={name}>
            <Title under={2}>{name}</Title>
            <dl>
              {items.map(([what, text]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={styles.sites}>
        <Title under={2}>{t.sitesTitle}</Title>
        <ol>
          {t.sites.map(({ name, query, text }) => (
            <li key={name}>
              <strong>{name}</strong>
              <p>{text}</p>
              <a
                href={onMap(query)}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${t.seeOnMap}: ${name} (${t.newTab})`}
              >
                {t.seeOnMap}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  )
}

/** The hill south of the town on which the university stands. */
const campus = { latitude: -20.3966, longitude: -43.5092 }

/** The place of the workshop: address, map, route and pictures. */
function BrazilLocation() {
  const t = useTexts(ouroPretoTexts)
  return (
    <Band id="location" title={t.locationTitle} text={t.locationText} ground="sunken">
      <div className={styles.where}>
        <FilmInline name="brazil-location" title={t.sketchTitle} isOnce />
        <dl className={styles.address}>
          <div>
            <dt>{t.address}</dt>
            <dd>
              {t.addressLines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
          </div>
          <div>
            <dt>{t.phone}</dt>
            <dd>
              <a href={phoneLink(brazilPhone)}>{brazilPhone}</a>
            </dd>
          </div>
          <div>
            <dt>{t.website}</dt>
            <dd>
              <a href={brazilWebsite}>{brazilWebsite.replace('https://', '')}</a>
            </dd>
          </div>
        </dl>
      </div>
      <div className={styles.maps}>
        <figure className={styles.embedded}>
          <Title under={2}>{t.mapTitle}</Title>
          <SeenMap {...campus} place={t.addressLines.join(', ')} isExact />
          <figcaption>
            <a href={onMap('Ouro Preto, Minas Gerais')} target="_blank" rel="noopener noreferrer">
              {t.openMap} ({t.newTab})
            </a>
          </figcaption>
        </figure>
        <figure>
          <Title under={2}>{t.townTitle}</Title>
          <TownMap />
          <figcaption>{t.map.caption}</figcaption>
        </figure>
        <figure>
          <Title under={2}>{t.sketchTitle}</Title>
          <WaySketch />
          <figcaption>{t.map.caption}</figcaption>
        </figure>
      </div>
      <Title under={2}>{t.scenesTitle}</Title>
      <Scenes />
      <p className={styles.note}>{t.scenesNote}</p>
    </Band>
  )
}

/** Returns the address of a place on a public map. */
const onMap = (query: string): string => `https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`
