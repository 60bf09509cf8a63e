import { screenTimes } from '@portal/contract/core/limits'
import { nameIn } from '@portal/contract/core/names'
import { workshopCalls } from '@portal/contract/workshops/calls'
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { languageOfAddress } from '#core/language/language-address.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { draftParam } from '#core/public/contents/content-params.ts'
import { type Contents, loadContent } from '#core/public/contents/load-content.ts'
import { useContent } from '#core/public/contents/use-content.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import type { Route } from './+types/events.route'
import { EventCards, type OpenEvent, openEvents, openedId, shownEvents } from './event-cards.tsx'
import styles from './events.module.css'
import { eventsTexts } from './events-texts.ts'
import { LevelContext } from './level.tsx'
import { OtherWorkshops } from './other-workshops.tsx'
import { BrazilWorkshop, ChileWorkshop } from './pages.ts'
import { PatternDrawing } from './pattern-drawing.tsx'
import { RegistrationClosed } from './registration.tsx'
import { stateText } from './state-text.ts'
import { whenOf } from './when.ts'
import { workshopPath } from './workshop-path.ts'
import { nextOf, otherWorkshops, type Workshop } from './workshops.ts'

export const handle = { cache: { params: ['event', draftParam], areas: ['workshops'] } }

const contentOf = { chile: 'taller_chile', brazil: 'taller_brasil' } as const
const askedOf = ({ searchParams }: URL) => openEvents.find((event) => event === searchParams.get('event'))

async function load({ url, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const asked = askedOf(url)
  const [{ workshops }, said] = await Promise.all([
    api.load(workshopCalls.initData, {}),
    loadContent(api, ['talleres', ...(asked ? [contentOf[asked]] : [])], url),
  ])
  const next = nextOf(workshops)
  return {
    next,
    others: otherWorkshops(workshops, next),
    own: openEvents.filter((key) => workshops.some(({ clave }) => clave === key)),
    said,
  }
}

export { load as clientLoader, load as loader }

/** Only the address holds what is open: its texts are loaded with it, and nothing when it closes. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const asked = askedOf(nextUrl)
  const isOther = languageOfAddress(currentUrl.search) !== languageOfAddress(nextUrl.search)
  return isOther || (asked !== undefined && asked !== askedOf(currentUrl))
}

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const { next, others, own } = loaderData
  const t = useTexts(eventsTexts)
  const said = useContent(loaderData.said)
  const asked = useSearchParams()[0].get('event')
  const chosen = own.find((event) => event === asked) ?? null
  const { isOpening, place } = useOpened(chosen)
  const events = shownEvents(said.talleres.encuentros, own)
  return (
    <>
      <PageHead title={t.title} description={said.talleres.descripcion} picture="events" />
      <header className={styles.hero}>
        <div className={`${frame.wrap} ${styles.stage}`}>
          <div className={styles.words}>
            <p className={styles.kicker}>{t.kicker}</p>
            <h1>{t.title}</h1>
            <p className={styles.lead}>{said.talleres.bajada}</p>
          </div>
          {next ? <NextWorkshop workshop={next} /> : <PatternDrawing />}
        </div>
      </header>
      {!next && others.length === 0 && events.length === 0 && <NothingYet />}
      {others.length > 0 && <OtherWorkshops workshops={others} />}
      {events.length > 0 && (
        <section id="events" className={`${frame.wrap} ${styles.events}`} aria-labelledby="events-title">
          <h2 id="events-title">{t.cardsTitle}</h2>
          <EventCards events={events} chosen={chosen} />
        </section>
      )}
      <div id={openedId} ref={place} className={styles.opened} aria-live="polite" aria-busy={isOpening}>
        {isOpening && <Opening />}
        {chosen && !isOpening && (
          <LevelContext value={2}>
            <Suspense fallback={<Opening />}>
              <Opened event={chosen} said={said} registration={<RegistrationClosed next={next} />} />
            </Suspense>
          </LevelContext>
        )}
      </div>
    </>
  )
}

interface OpenedProps {
  event: OpenEvent
  said: Partial<Contents<'taller_chile' | 'taller_brasil'>> & Contents<'talleres'>
  registration: ReactNode
}

/** The content of an event; nothing in the moment before its texts are there. */
function Opened({ event, said, registration }: OpenedProps) {
  const { talleres, taller_chile: chile, taller_brasil: brazil } = said
  if (event === 'chile')
    return chile && <ChileWorkshop said={{ talleres, taller_chile: chile }} registration={registration} />
  return brazil && <BrazilWorkshop said={{ talleres, taller_brasil: brazil }} registration={registration} />
}

/** A company that has held no workshop and announced none. */
function NothingYet() {
  const t = useTexts(eventsTexts)
  return (
    <section className={`${frame.wrap} ${styles.events}`} aria-label={t.title}>
      <p>{t.nothingYet}</p>
      <ButtonLink to="/contact">{t.ask}</ButtonLink>
    </section>
  )
}

function Opening() {
  const t = useTexts(eventsTexts)
  return (
    <p className={styles.opening}>
      <span className={styles.spinner} aria-hidden />
      {t.loading}
    </p>
  )
}

interface Opened {
  /** The content is loading: a spinner is shown. */
  isOpening: boolean
  place: RefObject<HTMLDivElement | null>
}

/**
 * An event in the page's first address is shown and scrolled to immediately. A chosen one appears after half a second
 * and is scrolled to.
 */
function useOpened(chosen: string | null): Opened {
  const [shown, setShown] = useState(chosen)
  const place = useRef<HTMLDivElement>(null)
  const first = useRef(chosen)

  useEffect(() => {
    if (first.current) scrollTo(place.current)
  }, [])

  useEffect(() => {
    if (chosen === shown) return
    const show = () => {
      setShown(chosen)
      if (chosen) requestAnimationFrame(() => scrollTo(place.current))
    }
    const timer = setTimeout(show, chosen ? screenTimes.openEventMs : 0)
    return () => clearTimeout(timer)
  }, [chosen, shown])

  return { isOpening: chosen !== null && chosen !== shown, place }
}

function scrollTo(element: HTMLElement | null): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' })
}

/** The workshop open for registration, at the top of the events. */
function NextWorkshop({ workshop }: { workshop: Workshop }) {
  const t = useTexts(eventsTexts)
  const language = useLanguage()
  const { days, hours } = whenOf(workshop, language)
  return (
    <section className={styles.next} aria-labelledby="next-workshop">
      <p className={styles.badge}>
        {t.nextTitle} · {stateText(workshop, language)}
      </p>
      <h2 id="next-workshop">{nameIn(workshop, 'nombre', language)}</h2>
      <dl>
        <div>
          <dt>{t.date}</dt>
          <dd>{days}</dd>
        </div>
        <div>
          <dt>{t.time}</dt>
          <dd>
            {hours} ({t.local})
          </dd>
        </div>
        <div>
          <dt>{t.place}</dt>
          <dd>{nameIn(workshop, 'lugar', language)}</dd>
        </div>
      </dl>
      <ButtonLink kind="primary" isWide to={workshopPath(workshop)}>
        {t.register}
      </ButtonLink>
    </section>
  )
}
