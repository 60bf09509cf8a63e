import type { In } from '@portal/contract/core/fields'
import type { QuoteRequestSchema } from '@portal/contract/item-requests/schemas'
import { requestLimits } from '@portal/contract/marketplace/constants'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { plusDays } from '#core/formats/dates.ts'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import { useHydrated } from '#core/public/components/use-hydrated.ts'
import { Field } from '#core/public/form/field.tsx'
import {
  type Day,
  type DayRange,
  isWithin,
  lengthOf,
  meetsBusy,
  plusMonths,
} from '#features/marketplace/calendar/days.ts'
import { Month } from '#features/marketplace/calendar/month.tsx'
import type { Machine } from '../shared/rows.ts'
import styles from './rent-dates.module.css'
import { quoteTexts } from './request-texts.ts'

interface Props {
  item: Pick<Machine, 'dias_minimos' | 'precio_arriendo' | 'moneda'>
  busy: readonly DayRange[]
  today: Day
  sent: Partial<Record<keyof QuoteForm, string>>
  errorOf: (field: keyof QuoteForm) => string | undefined
}

/** First and last day of a rent: two date fields, which the calendar below can fill in. */
export function RentDates({ item, busy, today, sent, errorOf }: Props) {
  const t = useTexts(quoteTexts)
  const formats = useFormats()
  const isHydrated = useHydrated()
  const [from, setFrom] = useState(sent.desde ?? '')
  const [to, setTo] = useState(sent.hasta ?? '')
  const [month, setMonth] = useState(from || today)
  const last = plusDays(today, requestLimits.rentAheadDays)
  const minimum = item.dias_minimos ?? 1
  const range = from && to && from <= to ? { desde: from, hasta: to } : null

  function pick(day: Day) {
    if (!from || to || day < from) {
      setFrom(day)
      setTo('')
    } else setTo(day)
  }
  const cost = range && item.precio_arriendo ? moneyText(item.precio_arriendo * lengthOf(range), item.moneda) : ''
  const advice = () => {
    if (!from) return t.pickFirst
    if (!range) return t.pickLast
    if (meetsBusy(range, busy)) return t.overlaps
    if (lengthOf(range) < minimum) return t.tooShort(minimum)
    return t.picked(lengthOf(range), cost)
  }
  const shared = { type: 'date', min: today, max: last, required: true }

  return (
    <div className={styles.dates}>
      <div className={styles.pair}>
        <Field<QuoteForm>
          name="desde"
          label={t.from}
          {...shared}
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          error={errorOf('desde')}
        />
        <Field<QuoteForm>
          name="hasta"
          label={t.to}
          {...shared}
          value={to}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
          error={errorOf('hasta')}
        />
      </div>
      <p className={styles.advice} role="status">
        {isHydrated ? advice() : t.minimum(minimum)}
      </p>
      <Month
        month={month}
        today={today}
        busy={busy}
        {...(isHydrated && {
          before: (
            <button
              type="button"
              className={styles.turn}
              disabled={plusMonths(month, 0) <= today}
              onClick={() => setMonth(plusMonths(month, -1))}
              aria-label={t.earlier}
            >
              <IconChevronLeft size={20} />
            </button>
          ),
          after: (
            <button
              type="button"
              className={styles.turn}
              disabled={plusMonths(month, 1) > last}
              onClick={() => setMonth(plusMonths(month, 1))}
              aria-label={t.later}
            >
              <IconChevronRight size={20} />
            </button>
          ),
          cell: (day: Day) => (
            <button
              type="button"
              className={styles.day}
              aria-label={t.pick(formats.longDate(day))}
              aria-pressed={day === from || (range !== null && isWithin(day, range))}
              onClick={() => pick(day)}
            >
              {Number(day.slice(8))}
            </button>
          ),
        })}
      />
    </div>
  )
}

type QuoteForm = In<typeof QuoteRequestSchema>
