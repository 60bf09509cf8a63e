import { useTexts } from '#core/language/language.ts'
import styles from './busy-days.module.css'
import { calendarTexts } from './calendar-texts.ts'
import { type Day, type DayRange, monthsFrom, plusMonths } from './days.ts'
import { Month } from './month.tsx'

const [shownAtOnce, monthsAtLeast] = [3, 12]

interface Props {
  busy: readonly DayRange[]
  today: Day
}

/**
 * The days on which a machine is already rented (rule requests/rent-days): three months, and on demand those of a year
 * or until the last rented day. */
export function BusyDays({ busy, today }: Props) {
  const t = useTexts(calendarTexts)
  const aYear = plusMonths(today, monthsAtLeast - 1)
  const last = busy.reduce((latest, { hasta }) => (hasta > latest ? hasta : latest), aYear)
  const months = monthsFrom(today, last)
  return (
    <section aria-labelledby="busy">
      <h2 id="busy">{t.calendar}</h2>
      <p className={styles.legend}>{t.legend}</p>
      <Months all={months.slice(0, shownAtOnce)} today={today} busy={busy} />
      <details className={styles.later}>
        <summary>{t.later}</summary>
        <Months all={months.slice(shownAtOnce)} today={today} busy={busy} />
      </details>
    </section>
  )
}

const Months = ({ all, ...days }: Props & { all: readonly Day[] }) => (
  <div className={styles.months}>
    {all.map((month) => (
      <Month key={month} month={month} {...days} />
    ))}
  </div>
)
