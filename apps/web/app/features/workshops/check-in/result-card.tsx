import { RegistrationStatus } from '@portal/contract/workshops/constants'
import { useLanguage, useTexts } from '#core/language/language.ts'
import styles from './check-in.module.css'
import type { Checked } from './check-in-store.ts'
import { checkInTexts } from './check-in-texts.ts'
import type { CheckInList, CheckInPerson } from './device.ts'
import { isBeforeDay, timeIn } from './time-in.ts'

/** The answer to the last scan or press, large enough to be seen at arm's length. */
export function ResultCard({ result, workshop }: { result: Checked; workshop: CheckInList['workshop'] }) {
  const t = useTexts(checkInTexts)
  const language = useLanguage()
  if (result.is === 'unknown')
    return (
      <div className={styles.result} data-tone="danger">
        <p>{t.unknown}</p>
        <p>{t.unknownText}</p>
      </div>
    )
  const { person, at } = result
  const warning = warningOf(person, t)
  const { inicio: begins, zona_horaria: zone } = workshop
  const isDone = result.is === 'done'
  const isEarly = isDone && isBeforeDay(at, begins, zone)
  const done = isEarly ? t.early(person.nombre, timeIn(begins, zone, language, 'day')) : t.done(person.nombre)
  return (
    <div className={styles.result} data-tone={!isDone || isEarly || warning ? 'warn' : 'done'}>
      <p>{isDone ? done : t.again(person.nombre)}</p>
      <p>{[t.checkedAt(timeIn(at, zone, language, 'time')), person.empresa, warning].filter(Boolean).join(' · ')}</p>
    </div>
  )
}

/** What speaks against a person, who may be let in all the same. */
export function warningOf({ estado_id, confirmada }: CheckInPerson, t: typeof checkInTexts.es): string {
  if (estado_id === RegistrationStatus.waiting) return t.waiting
  if (estado_id === RegistrationStatus.lapsed) return t.lapsed
  return confirmada ? '' : t.unconfirmed
}
