import type { ContentIn } from '@portal/contract/settings/contents'
import type { ReactNode } from 'react'
import { useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import styles from './events.module.css'
import { eventsTexts } from './events-texts.ts'
import { HillsDrawing } from './hills-drawing.tsx'
import { PatternDrawing } from './pattern-drawing.tsx'
import { SavannaDrawing } from './savanna-drawing.tsx'

/** Events that open inside the page of events, each with its page and drawing. */
const openable = {
  chile: { page: '/chile-workshop', art: <PatternDrawing /> },
  brazil: { page: '/brazil-workshop', art: <HillsDrawing /> },
} as const
export type OpenEvent = keyof typeof openable
export const openEvents = Object.keys(openable) as OpenEvent[]

/** Id of the element that shows the opened event. */
export const openedId = 'event'

type Event = ContentIn<'talleres'>['encuentros'][number]

/** Returns the event that a page belongs to. */
const eventOf = (page: string) => openEvents.find((event) => openable[event].page === page)

/** Returns the events that are shown: those without a page, and those whose page this portal has. */
export const shownEvents = (events: readonly Event[], own: readonly OpenEvent[]): Event[] =>
  events.filter(({ ruta }) => {
    const event = eventOf(ruta)
    return event === undefined || own.includes(event)
  })

interface Props {
  events: readonly Event[]
  chosen: OpenEvent | null
}

/** Where the company has been. A card opens its content below, the same card closes it; one without a page closes the open one. */
export function EventCards({ events, chosen }: Props) {
  const t = useTexts(eventsTexts)
  return (
    <ul className={styles.cards}>
      {events.map((event) => {
        const opens = eventOf(event.ruta)
        return opens ? (
          <OpeningCard key={event.lugar} {...event} opens={opens} isOpen={chosen === opens} />
        ) : (
          <Card
            key={event.lugar}
            {...event}
            art={<SavannaDrawing />}
            to={event.ruta || '/events'}
            action={event.ruta ? t.open : chosen ? t.clear : null}
          />
        )
      })}
    </ul>
  )
}

interface OpeningProps extends Event {
  opens: OpenEvent
  isOpen: boolean
}

function OpeningCard({ opens, isOpen, ...event }: OpeningProps) {
  const t = useTexts(eventsTexts)
  const { page, art } = openable[opens]
  return (
    <Card
      {...event}
      art={art}
      to={isOpen ? '/events' : `/events?event=${opens}`}
      isOpen={isOpen}
      action={isOpen ? t.close : t.open}
      page={page}
    />
  )
}

interface CardProps extends Event {
  art: ReactNode
  to: string
  /** Undefined when the card opens nothing. */
  isOpen?: boolean
  action: string | null
  /** Address of its own page. */
  page?: string
}

function Card({ lugar: place, fecha: date, texto: text, art, to, isOpen, action, page }: CardProps) {
  const t = useTexts(eventsTexts)
  return (
    <li className={styles.card} data-open={isOpen || undefined}>
      <div className={styles.picture}>{art}</div>
      <div className={styles.about}>
        <p className={styles.date}>{date}</p>
        <h3>
          <PublicLink
            to={to}
            preventScrollReset
            {...(isOpen !== undefined && { 'aria-expanded': isOpen })}
            {...(isOpen && { 'aria-controls': openedId })}
          >
            {place}
          </PublicLink>
        </h3>
        <p className={styles.text}>{text}</p>
        {action && (
          <p className={styles.action} aria-hidden>
            {action}
          </p>
        )}
        {page && (
          <PublicLink className={styles.page} to={page}>
            {t.wholePage(place)}
          </PublicLink>
        )}
      </div>
    </li>
  )
}
