import { useTexts } from '#core/language/language.ts'
import styles from './busy-days.module.css'
import { calendarTexts } from './calendar-texts.ts'
import { type Day, type DayRange, plusMonths } from './days.ts'
import { Month } from './month.tsx'

interface Props {
  busy: readonly DayRange[]
  today: Day
}

/** The days on which a machine is already rented (spec 7, A4.3): this month and the next two. */
export function BusyDays({ busy, today }: Props) {
  const t = useTexts(calendarTexts)
  return (
    <section aria-labelledby="busy">
      <h2 id="busy">{t.calendar}</h2>
      <p className={styles.legend}>{t.legend}</p>
      <div className={styles.months}>
        {[0, 1, 2].map((count) => (
          <Month key={count} month={plusMonths(today, count)} today={today} busy={busy} />
        ))}
      </div>
    </section>
  )
}
