import type { ReactNode } from 'react'
import { plusDays } from '#core/formats/dates.ts'
import { useFormats } from '#core/formats/formats.ts'
import { clockAt, weekdayName, writtenMonth } from '#core/formats/written.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { calendarTexts } from './calendar-texts.ts'
import { type Day, type DayRange, isBusy, monthOf, weekdayOf } from './days.ts'
import styles from './month.module.css'

interface Props {
  /** Any day of the month. */
  month: Day
  today: Day
  busy: readonly DayRange[]
  /** Renders the cell of a day that may be chosen; a plain number without it. */
  cell?: (day: Day) => ReactNode
  before?: ReactNode
  after?: ReactNode
}

const monday = '2026-11-16'

/** One month as a table; busy and past days are crossed out, also for screen readers. */
export function Month({ month, today, busy, cell, before, after }: Props) {
  const t = useTexts(calendarTexts)
  const language = useLanguage()
  const { longDate } = useFormats()
  const weekday = (width: 'long' | 'narrow', index: number) => {
    const name = weekdayName(clockAt(plusDays(monday, index), 'UTC'), language)
    return width === 'long' ? name : name.charAt(0).toUpperCase()
  }
  const days = monthOf(month)
  const first = weekdayOf(days[0] ?? month)
  const cells: (Day | null)[] = [...Array.from({ length: first }, () => null), ...days]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7))

  return (
    <div className={styles.month}>
      <div className={styles.head}>
        {before}
        <p id={`month-${month}`}>{writtenMonth(clockAt(days[0] ?? month, 'UTC'), language)}</p>
        {after}
      </div>
      <table aria-labelledby={`month-${month}`}>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, index) => (
              <th key={weekday('long', index)} scope="col" abbr={weekday('long', index)}>
                {weekday('narrow', index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {Array.from({ length: 7 }, (_, place) => {
                const day = week[place]
                if (!day) return <td key={`${weekday('long', place)}`} />
                const isTaken = isBusy(day, busy)
                const figure = Number(day.slice(8))
                if (day < today || isTaken) {
                  return (
                    <td key={day} className={isTaken ? styles.busy : styles.past}>
                      <span aria-hidden>{figure}</span>
                      {isTaken && <span className={styles.unseen}>{`${longDate(day)}: ${t.taken}`}</span>}
                    </td>
                  )
                }
                return (
                  <td key={day} className={day === today ? styles.today : undefined}>
                    {cell ? cell(day) : <span>{figure}</span>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
