import { Select, TextInput, UnstyledButton } from '@mantine/core'
import { type Frequency, type Rule, readRule, ruleText, type Weekday, weekdays } from '@portal/contract/calendar/rules'
import { countKind, readNumber } from '@portal/contract/core/numbers'
import { useState } from 'react'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { Wide } from '#core/dashboard/form/wire-form.tsx'
import { dayHere } from '#core/formats/zones.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './calendar.module.css'
import { texts } from './texts.ts'

interface Props {
  value?: unknown
  onChange?: (rule: string) => void
  error?: unknown
}

/** How often an event takes place, and until when. A rule that it cannot show stays as it is. */
export function RepeatFields({ value, onChange, error }: Props) {
  const t = useTexts(texts)
  const rule = String(value ?? '')
  const [typed, setTyped] = useState<Repeat | null>(null)
  // a field that is being typed may be empty for a moment, which no rule can say
  const repeat = typed && ruleOf(typed) === rule ? typed : repeatOf(rule)
  const shown = repeat ?? noRepeat
  function set(change: Partial<Repeat>) {
    const next = { ...shown, ...change }
    setTyped(next)
    onChange?.(ruleOf(next))
  }
  const choices = [
    { value: '', label: t.never },
    { value: 'DAILY', label: t.daily },
    { value: 'WEEKLY', label: t.weekly },
    { value: 'MONTHLY', label: t.monthly },
    { value: 'YEARLY', label: t.yearly },
    ...(repeat ? [] : [{ value: rule, label: t.custom }]),
  ]
  const { frequency } = shown
  return (
    <>
      <Select
        name="regla"
        label={t.repeats}
        data={choices}
        value={repeat ? frequency : rule}
        allowDeselect={false}
        error={error as string | undefined}
        onChange={(picked) => picked !== rule && set({ ...noRepeat, frequency: (picked ?? '') as Frequency | '' })}
      />
      {frequency !== '' && (
        <>
          <TextInput
            label={t.every[frequency]}
            inputMode="numeric"
            maxLength={3}
            value={shown.interval}
            onChange={({ currentTarget }) => set({ interval: digits(currentTarget.value) })}
          />
          {frequency === 'WEEKLY' && (
            <Wide>
              <Days days={shown.days} onDays={(days) => set({ days })} />
            </Wide>
          )}
          <Select
            label={t.ends}
            data={[
              { value: 'never', label: t.noEnd },
              { value: 'until', label: t.onDate },
              { value: 'count', label: t.afterTimes },
            ]}
            value={shown.end}
            allowDeselect={false}
            onChange={(end) => set({ end: end as Repeat['end'] })}
          />
          {shown.end === 'until' && (
            <DateField label={t.lastDay} value={shown.until} onChange={(until) => set({ until })} required />
          )}
          {shown.end === 'count' && (
            <TextInput
              label={t.times}
              inputMode="numeric"
              maxLength={3}
              value={shown.count}
              onChange={({ currentTarget }) => set({ count: digits(currentTarget.value) })}
            />
          )}
        </>
      )}
    </>
  )
}

const digits = (text: string) => text.replace(/\D/g, '')

function Days({ days, onDays }: { days: readonly Weekday[]; onDays: (days: Weekday[]) => void }) {
  const t = useTexts(texts)
  const shown = useLanguage() === 'es' ? weekdays : [...weekdays.slice(-1), ...weekdays.slice(0, -1)]
  return (
    <fieldset className={classes.plain}>
      <legend className={classes.legend}>{t.onDays}</legend>
      <div className={classes.days}>
        {shown.map((day) => {
          const isOn = days.includes(day)
          return (
            <UnstyledButton
              key={day}
              className={classes.day}
              aria-label={t.weekdays[day]}
              aria-pressed={isOn}
              onClick={() => onDays(weekdays.filter((one) => (one === day ? !isOn : days.includes(one))))}
            >
              {t.weekdays[day].slice(0, 2)}
            </UnstyledButton>
          )
        })}
      </div>
    </fieldset>
  )
}

/** What the form shows of a rule; null for one that it cannot show. */
interface Repeat {
  frequency: Frequency | ''
  interval: string
  days: readonly Weekday[]
  end: 'never' | 'until' | 'count'
  until: string
  count: string
}

const noRepeat: Repeat = { frequency: '', interval: '1', days: [], end: 'never', until: '', count: '10' }

const plain = /^(MO|TU|WE|TH|FR|SA|SU)$/

/** Reads a rule for the form. */
function repeatOf(text: string): Repeat | null {
  if (text === '') return noRepeat
  const rule = readRule(text)
  if (!rule || rule.months.length || rule.monthDays.length || rule.positions.length) return null
  if (!rule.days.every((day) => rule.frequency === 'WEEKLY' && plain.test(day))) return null
  return {
    frequency: rule.frequency,
    interval: String(rule.interval),
    days: rule.days as Weekday[],
    end: rule.count !== null ? 'count' : rule.until !== null ? 'until' : 'never',
    until: rule.until === null ? '' : untilDay(rule.until),
    count: rule.count === null ? '10' : String(rule.count),
  }
}

/** Writes what the form shows as a rule; the server refuses what is none. */
function ruleOf({ frequency, interval, days, end, until, count }: Repeat): string {
  if (frequency === '') return ''
  const rule: Rule = {
    frequency,
    interval: wholeNumber(interval),
    days: frequency === 'WEEKLY' ? [...days] : [],
    monthDays: [],
    months: [],
    positions: [],
    count: end === 'count' ? wholeNumber(count) : null,
    until: end === 'until' ? until.replaceAll('-', '') || 'X' : null,
    weekStart: null,
  }
  return ruleText(rule)
}

/** The last day of a rule on the reader's clocks. */
function untilDay(until: string): string {
  const [, year, month, day, time] = /^(\d{4})(\d\d)(\d\d)(?:T(\d{6})Z)?$/.exec(until) ?? []
  if (!time) return `${year}-${month}-${day}`
  const [hours, minutes, seconds] = [time.slice(0, 2), time.slice(2, 4), time.slice(4)]
  return dayHere(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`)
}

function wholeNumber(text: string): number {
  const read = readNumber(text, countKind)
  return read.ok ? read.value : 0
}
