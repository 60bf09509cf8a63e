import type { ReactNode } from 'react'
import { useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import styles from './events.module.css'
import { eventsTexts } from './events-texts.ts'
import { HillsDrawing } from './hills-drawing.tsx'
import { PatternDrawing } from './pattern-drawing.tsx'
import { SavannaDrawing } from './savanna-drawing.tsx'

/** Events that open inside the page of events. */
export const openable = ['chile', 'brazil'] as const
export type OpenEvent = (typeof openable)[number]

/** Id of the element that shows the opened event. */
export const openedId = 'event'

interface Props {
  chosen: OpenEvent | null
}

/** Three events. A card opens its content below, the same card closes it, and Botswana closes the open one. */
export function EventCards({ chosen }: Props) {
  const t = useTexts(eventsTexts)
  return (
    <ul className={styles.cards}>
      <OpeningCard event="chile" isOpen={chosen === 'chile'} art={<PatternDrawing />} />
      <OpeningCard event="brazil" isOpen={chosen === 'brazil'} art={<HillsDrawing />} />
      <Card {...t.cards.botswana} art={<SavannaDrawing />} to="/events" action={chosen ? t.clear : null} />
    </ul>
  )
}

interface OpeningProps {
  event: OpenEvent
  isOpen: boolean
  art: ReactNode
}

function OpeningCard({ event, isOpen, art }: OpeningProps) {
  const t = useTexts(eventsTexts)
  return (
    <Card
      {...t.cards[event]}
      art={art}
      to={isOpen ? '/events' : `/events?event=${event}`}
      isOpen={isOpen}
      action={isOpen ? t.close : t.open}
      page={`/${event}-workshop`}
    />
  )
}

interface CardProps {
  place: string
  date: string
  text: string
  art: ReactNode
  to: string
  /** Undefined when the card opens nothing. */
  isOpen?: boolean
  action: string | null
  /** Address of its own page. */
  page?: string
}

function Card({ place, date, text, art, to, isOpen, action, page }: CardProps) {
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
