import { useTexts } from '#core/language/language.ts'
import styles from './check-in.module.css'
import type { CheckInState } from './check-in-store.ts'
import { checkInTexts } from './check-in-texts.ts'

interface Props {
  state: CheckInState
  /** The screen opens without a network. */
  isStored: boolean
  onSend: () => void
}

/** How many are inside, whether there is a network, and what is still to be sent. */
export function Status({ state: { list, marks, trouble, hasAnswered, isSending }, isStored, onSend }: Props) {
  const t = useTexts(checkInTexts)
  const people = list?.personas ?? []
  const inside = people.filter(({ id, asistio_en }) => asistio_en !== null || id in marks).length
  const pending = Object.keys(marks).length
  const isOnline = trouble === null && hasAnswered
  return (
    <section className={styles.status}>
      <p className={styles.count}>
        <strong>{t.inside(inside, people.length)}</strong>
        <span>{t.insideLabel}</span>
      </p>
      <ul className={styles.marks} aria-live="polite">
        <li data-tone={isOnline ? 'done' : 'warn'}>
          {isOnline ? t.online : trouble === null ? t.connecting : t.offline}
        </li>
        <li data-tone={pending ? 'warn' : 'done'}>{pending ? t.pending(pending) : t.allSent}</li>
        {isStored && <li data-tone="done">{t.isReady}</li>}
      </ul>
      {pending > 0 && (
        <button type="button" className={styles.plain} disabled={isSending} onClick={onSend}>
          {isSending ? t.sending : t.send}
        </button>
      )}
    </section>
  )
}
