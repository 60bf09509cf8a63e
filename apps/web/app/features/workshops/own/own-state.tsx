import type { PageLanguage } from '@portal/contract/core/language'
import { RegistrationStatus, WorkshopStatus } from '@portal/contract/workshops/constants'
import { clockAt, writtenFullDate, writtenTime } from '#core/formats/written.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { QrDrawing } from '#core/public/qr.ts'
import styles from './own.module.css'
import { ownTexts } from './own-texts.ts'
import type { OwnRegistration } from './own-types.ts'

/** What the person has: a place to confirm, a confirmed one with its QR, a number on the waiting list, or nothing. */
export function OwnState({ own, qr }: { own: OwnRegistration; qr: QrDrawing | null }) {
  const t = useTexts(ownTexts)
  const language = useLanguage()
  const { title, text } = stateOf(own, t, momentIn(own, language))
  return (
    <section className={styles.state} aria-labelledby="state">
      <h2 id="state">{title}</h2>
      <p>{text}</p>
      {qr && own.estado_id === RegistrationStatus.registered && (
        <svg
          className={styles.qr}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={t.qr}
          shapeRendering="crispEdges"
        >
          <rect width={qr.size} height={qr.size} fill="#fff" />
          <path d={qr.path} fill="#000" />
        </svg>
      )}
    </section>
  )
}

/** The date until which the place is held, on the clocks of the place. */
function momentIn({ vence_en: until, workshop }: OwnRegistration, language: PageLanguage): string {
  if (until === null) return ''
  const clock = clockAt(until, workshop.zona_horaria)
  return `${writtenFullDate(clock, language)}, ${writtenTime(clock, language)}`
}

function stateOf({ estado_id, confirmada, posicion, workshop }: OwnRegistration, t: typeof ownTexts.es, until: string) {
  if (workshop.estado === WorkshopStatus.calledOff) return t.calledOff
  if (estado_id === RegistrationStatus.attended) return t.attended
  if (estado_id === RegistrationStatus.canceled) return t.canceled
  if (estado_id === RegistrationStatus.lapsed) return t.lapsed
  if (estado_id === RegistrationStatus.waiting) return { title: t.waitingTitle(posicion ?? 1), text: t.waitingText }
  return confirmada ? t.confirmed : { title: t.toConfirm, text: t.confirmUntil(until) }
}
