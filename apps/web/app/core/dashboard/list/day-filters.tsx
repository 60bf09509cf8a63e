import { useState } from 'react'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { DateField } from '../form/date-field.tsx'
import { kitTexts } from '../texts.ts'
import type { Filter } from './filters.ts'
import classes from './range.module.css'
import { Range, type RangeProps } from './range.tsx'
import { type RelativeSpan, relativeSpans } from './relative-day.ts'
import type { ListState } from './use-list.ts'

/**
 * Returns a function that makes the two filters of a range of days: `days('Created', 'creada_desde', 'creada_hasta')`.
 */
export function useDayFilters(list: ListState) {
  const t = useTexts(kitTexts)
  const { date } = useFormats()
  return (label: string, from: string, to: string): Filter[] => [
    {
      name: from,
      label: t.rangeFrom(label),
      choices: [],
      say: date,
      field: <DayRange list={list} label={label} names={[from, to]} />,
    },
    { name: to, label: t.rangeTo(label), choices: [], say: date, field: null },
  ]
}

/** Two days, both included, or a span that moves with today. */
function DayRange({ list, label, names: [from, to] }: RangeProps) {
  const t = useTexts(kitTexts)
  const storedIn = (name: string) => list.query.filters[name] ?? ''
  const ends = [
    { name: from, shown: t.since, said: t.rangeFrom(label) },
    { name: to, shown: t.until, said: t.rangeTo(label) },
  ]
  return (
    <Range label={label}>
      {ends.map(({ name, shown, said }) => (
        <RangeDay
          key={`${name} ${storedIn(name)}`}
          stored={storedIn(name)}
          label={shown}
          said={said}
          onTyped={(day) => list.ask({ [name]: day })}
        />
      ))}
      <div className={classes.spans}>
        {(Object.keys(relativeSpans) as RelativeSpan[]).map((span) => (
          <button
            key={span}
            type="button"
            onClick={() => list.ask({ [from]: relativeSpans[span][0], [to]: relativeSpans[span][1] })}
          >
            {t.spans[span]}
          </button>
        ))}
      </div>
    </Range>
  )
}

interface DayProps {
  stored: string
  label: string
  /** What it is called outside its group. */
  said: string
  onTyped: (day: string) => void
}

/** The list loads when the field is left, on Enter, or when a day is picked: years are typed digit by digit. */
function RangeDay({ stored, label, said, onTyped }: DayProps) {
  const { readDay } = useFormats()
  const [day, setDay] = useState(stored)
  const take = (typed: string) => {
    setDay(typed)
    if (typed !== stored && (typed === '' || readDay(typed) === typed)) onTyped(typed)
  }
  return (
    <DateField
      label={label}
      aria-label={said}
      value={day}
      min="2000-01-01"
      onChange={setDay}
      onPick={take}
      onBlur={() => take(day)}
      onKeyDown={({ key }) => key === 'Enter' && take(day)}
    />
  )
}
