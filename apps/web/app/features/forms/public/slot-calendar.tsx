import type { Of } from '@portal/contract/core/fields'
import { capitalized } from '@portal/contract/core/text'
import type { SlotsSchema } from '@portal/contract/forms/schemas'
import type { ReactNode } from 'react'
import { useHourName } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import frame from '#core/public/frame/public.module.css'
import { meetingTexts } from './meeting-texts.ts'
import { holidayAt, longDay, shortDay, shortWeekday, weeksOf, zoneName } from './slot-days.ts'
import styles from './slots.module.css'

export type Slots = Of<typeof SlotsSchema>

interface Props {
  slots: Slots
  /** Renders a free slot: a link or a choice. */
  cell: (slot: string, time: string, label: string) => ReactNode
}

/** The working days to choose from, one table per week, with times in the house's time zone. */
export function SlotCalendar({ slots: { zona_horaria: zone, dias: days, feriados: holidays }, cell }: Props) {
  const t = useTexts(meetingTexts)
  const language = useLanguage()
  const hour = useHourName()
  return (
    <div className={styles.weeks}>
      <p className={styles.zone}>{t.zone(capitalized(t.hours[zone] ?? hour), zoneName(zone, days[0]?.dia))}</p>
      {weeksOf(days).map(({ monday, days: week }) => (
        <table key={monday} className={styles.week}>
          <caption>{t.week(longDay(monday, language, false))}</caption>
          <thead>
            <tr>
              {week.map((day, place) => {
                const date = day?.dia ?? holidayAt(holidays, monday, place)
                return (
                  <th key={shortWeekday(monday, place, language)} scope="col">
                    <span className={styles.weekday}>{shortWeekday(monday, place, language)}</span>
                    {date && <span className={styles.day}>{shortDay(date, language)}</span>}
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {(days[0]?.horas ?? []).map(({ hora: time }, row) => (
              <tr key={time}>
                {week.map((day, place) => {
                  if (!day) {
                    const isNamed = row === 0 && holidayAt(holidays, monday, place)
                    return (
                      <td key={shortWeekday(monday, place, language)}>
                        {isNamed && <span className={styles.holiday}>{t.holiday}</span>}
                      </td>
                    )
                  }
                  const isFree = day.horas[row]?.es_libre
                  return (
                    <td key={day.dia}>
                      {isFree ? (
                        cell(`${day.dia}T${time}`, time, `${longDay(day.dia, language, true)}, ${time}`)
                      ) : (
                        <span className={styles.taken}>
                          <span aria-hidden>{time}</span>
                          <span className={frame.unseen}>
                            {time}: {t.taken}
                          </span>
                        </span>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
