import { RegistrationStatus } from '@portal/contract/workshops/constants'
import { useLanguage, useTexts } from '#core/language/language.ts'
import styles from './check-in.module.css'
import type { Checked } from './check-in-store.ts'
import { checkInTexts } from './check-in-texts.ts'
import type { CheckInPerson } from './device.ts'
import { timeIn } from './time-in.ts'

/** The answer to the last scan or press, large enough to be seen at arm's length. */
export function ResultCard({ result, zone }: { result: Checked; zone: string }) {
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
  const isDone = result.is === 'done'
  return (
    <div className={styles.result} data-tone={!isDone || warning ? 'warn' : 'done'}>
      <p>{isDone ? t.done(person.nombre) : t.again(person.nombre)}</p>
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
