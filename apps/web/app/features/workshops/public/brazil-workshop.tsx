import type { ContentIn } from '@portal/contract/settings/contents'
import type { ReactNode } from 'react'
import { phoneLink } from '#core/formats/phone-link.ts'
import { useTexts } from '#core/language/language.ts'
import type { Contents } from '#core/public/contents/load-content.ts'
import { paragraphsOf } from '#core/public/contents/use-content.ts'
import { FilmInline } from '#core/public/films/film-inline.tsx'
import { SeenMap } from '#features/properties/market/map/seen-map.tsx'
import styles from './brazil.module.css'
import { brazilTexts } from './brazil-texts.ts'
import { eventsTexts } from './events-texts.ts'
import { formTexts } from './form-texts.ts'
import { Band, Title } from './level.tsx'
import { NamedList } from './named-list.tsx'
import { ouroPretoTexts } from './ouro-preto-texts.ts'
import { Scenes } from './scenes.tsx'
import { Speakers } from './speakers.tsx'
import { TownMap } from './town-map.tsx'
import { WaySketch } from './way-sketch.tsx'
import { WorkshopHero } from './workshop-hero.tsx'
import { WorkshopMail } from './workshop-mail.tsx'

interface Props {
  said: Contents<'talleres' | 'taller_brasil'>
  before?: ReactNode
  /** Links within the page, only on its own page. */
  chapters?: ReactNode
  registration: ReactNode
}

/** The university workshop in Ouro Preto, as its own page and as a part of the events. */
export function BrazilWorkshop({ said, before, chapters, registration }: Props) {
  const { talleres: all, taller_brasil: own } = said
  const t = useTexts(brazilTexts)
  const events = useTexts(eventsTexts)
  const form = useTexts(formTexts)
  return (
    <>
      <WorkshopHero
        kicker={own.etiqueta}
        title={own.titulo}
        lead={own.bajada}
        facts={[
          { label: events.date, value: own.fecha },
          { label: t.length, value: own.duracion },
          { label: events.place, value: own.lugar },
          { label: t.atEnd, value: own.al_terminar },
        ]}
        art={<FilmInline name="workshop-brazil" title={own.titulo} />}
        before={before}
      />
      {chapters}
      <Band id="sponsors" title={own.auspician_titulo} text={own.auspician_texto} ground="sunken">
        <SponsorMarks sponsors={own.auspiciadores} />
      </Band>
      <Band id="about" title={own.taller_titulo}>
        <div className={styles.about}>
          {paragraphsOf(own.taller_texto).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <NamedList rows={own.puntos} />
      </Band>
      <Band id="days" title={own.dias_titulo} ground="sunken">
        <ol className={styles.days}>
          {own.dias.map(({ titulo: name, pregunta: question, temas: topics }) => (
            <li key={name}>
              <p>{name}</p>
              <Title under={2}>{question}</Title>
              <ul>
                {linesOf(topics).map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Band>
      <Band id="speakers" title={events.speakers}>
        <Speakers speakers={own.expositores} portraits="narrow" />
      </Band>
      <BrazilLocation said={own} />
      <BrazilActivities said={own} />
      <Band id="registration" title={form.title} ground="dark">
        {registration}
      </Band>
      <WorkshopMail of={all.correo} />
    </>
  )
}

/** One item of a list on each line. */
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** Drawings next to the names of sponsors, by their places. */
const marks = [
  'M4 28 L18 4 L32 28 Z M11 28 L18 16 L25 28',
  'M18 3 V33 M8 9 L28 15 M8 17 L28 23 M8 25 L28 31',
  'M20 3 L7 20 H17 L14 33 L29 14 H19 Z',
  'M4 32 V18 L18 6 L32 18 V32 M12 32 V22 H24 V32',
  'M18 4 A14 14 0 1 0 18 32 A14 14 0 1 0 18 4 M18 11 A7 7 0 1 0 18 25',
]

function SponsorMarks({ sponsors }: { sponsors: ContentIn<'taller_brasil'>['auspiciadores'] }) {
  return (
    <ul className={styles.sponsors}>
      {sponsors.map(({ nombre: name }, place) => (
        <li key={name}>
          {marks[place] && (
            <svg viewBox="0 0 36 36" aria-hidden>
              <path d={marks[place]} />
            </svg>
          )}
          {name}
        </li>
      ))}
    </ul>
  )
}

interface SaidProps {
  said: ContentIn<'taller_brasil'>
}

/** Activities around the workshop, by their groups, and sights. */
function BrazilActivities({ said }: SaidProps) {
  const t = useTexts(ouroPretoTexts)
  const groups = [...Map.groupBy(said.actividades, ({ grupo }) => grupo)]
  return (
    <Band id="activities" title={said.actividades_titulo} text={said.actividades_texto}>
      <div className={styles.activities}>
        {groups.map(([name, items]) => (
          <section key={name}>
            <Title under={2}>{name}</Title>
            <dl>
              {items.map(({ titulo: what, texto: text }) => (
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
        <Title under={2}>{said.lugares_titulo}</Title>
        <ol>
          {said.lugares.map(({ nombre: name, busqueda: query, texto: text }) => (
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
function BrazilLocation({ said }: SaidProps) {
  const t = useTexts(ouroPretoTexts)
  const address = linesOf(said.direccion)
  return (
    <Band id="location" title={said.ubicacion_titulo} text={said.ubicacion_texto} ground="sunken">
      <div className={styles.where}>
        <FilmInline name="brazil-location" title={t.sketchTitle} isOnce />
        <dl className={styles.address}>
          <div>
            <dt>{t.address}</dt>
            <dd>
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
          </div>
          <div>
            <dt>{t.phone}</dt>
            <dd>
              <a href={phoneLink(said.telefono)}>{said.telefono}</a>
            </dd>
          </div>
          {said.sitio && (
            <div>
              <dt>{t.website}</dt>
              <dd>
                <a href={said.sitio}>{said.sitio.replace('https://', '')}</a>
              </dd>
            </div>
          )}
        </dl>
      </div>
      <div className={styles.maps}>
        <figure className={styles.embedded}>
          <Title under={2}>{t.mapTitle}</Title>
          <SeenMap {...campus} place={address.join(', ')} isExact />
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
      <Title under={2}>{said.escenas_titulo}</Title>
      <Scenes texts={said.escenas.map(({ texto }) => texto)} />
      <p className={styles.note}>{t.scenesNote}</p>
    </Band>
  )
}

/** Returns the address of a place on a public map. */
const onMap = (query: string): string => `https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`
