import { workshopCalls } from '@portal/contract/workshops/calls'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import type { Route } from './+types/events.route'
import { EventCards, openable, openedId } from './event-cards.tsx'
import styles from './events.module.css'
import { eventsTexts } from './events-texts.ts'
import { LevelContext } from './level.tsx'
import { NextWorkshop } from './next-workshop.tsx'
import { OtherWorkshops } from './other-workshops.tsx'
import { BrazilWorkshop, ChileWorkshop } from './pages.ts'
import { PatternDrawing } from './pattern-drawing.tsx'
import { RegistrationClosed } from './registration.tsx'
import { useOpened } from './use-opened.ts'
import { nextOf, otherWorkshops } from './workshops.ts'

export const handle = { cache: { params: ['event'], areas: ['workshops'] } }

async function load({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { workshops } = await context.get(apiContext).load(workshopCalls.initData, {})
  const next = nextOf(workshops)
  return { next, others: otherWorkshops(workshops, next) }
}

export { load as clientLoader, load as loader }

/** Only the address holds what is open, so nothing reloads. */
export const shouldRevalidate = () => false

const pages = { chile: ChileWorkshop, brazil: BrazilWorkshop }

export default function EventsPage({ loaderData: { next, others } }: Route.ComponentProps) {
  const t = useTexts(eventsTexts)
  const asked = useSearchParams()[0].get('event')
  const chosen = openable.find((event) => event === asked) ?? null
  const { isOpening, place } = useOpened(chosen)
  const Opened = chosen && pages[chosen]
  return (
    <>
      <PageHead title={t.title} description={t.description} picture="events" />
      <header className={styles.hero}>
        <div className={`${frame.wrap} ${styles.stage}`}>
          <div className={styles.words}>
            <p className={styles.kicker}>{t.kicker}</p>
            <h1>{t.title}</h1>
            <p className={styles.lead}>{t.lead}</p>
          </div>
          {next ? <NextWorkshop workshop={next} /> : <PatternDrawing />}
        </div>
      </header>
      {others.length > 0 && <OtherWorkshops workshops={others} />}
      <section id="events" className={`${frame.wrap} ${styles.events}`} aria-labelledby="events-title">
        <h2 id="events-title">{t.cardsTitle}</h2>
        <EventCards chosen={chosen} />
      </section>
      <div id={openedId} ref={place} className={styles.opened} aria-live="polite" aria-busy={isOpening}>
        {isOpening && <Opening />}
        {Opened && !isOpening && (
          <LevelContext value={2}>
            <Suspense fallback={<Opening />}>
              <Opened registration={<RegistrationClosed next={next} />} />
            </Suspense>
          </LevelContext>
        )}
      </div>
    </>
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
