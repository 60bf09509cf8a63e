import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import type { Filter } from './filters.ts'
import { onceTyped, Range, type RangeProps } from './range.tsx'
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

/** Two days, both included. The list loads when a field is left or on Enter, because years are typed digit by digit. */
function DayRange({ list, label, names }: RangeProps) {
  const t = useTexts(kitTexts)
  const [wrong, setWrong] = useState<string | null>(null)
  const take = (name: string) => (field: HTMLInputElement) => {
    setWrong(field.validity.badInput ? name : null)
    if (!field.validity.badInput) list.ask({ [name]: field.value })
  }
  return (
    <Range label={label}>
      {names.map((name, place) => (
        <TextInput
          key={`${name} ${list.query.filters[name] ?? ''}`}
          type="date"
          label={place === 0 ? t.since : t.until}
          aria-label={place === 0 ? t.rangeFrom(label) : t.rangeTo(label)}
          defaultValue={list.query.filters[name] ?? ''}
          error={wrong === name && t.notDay}
          min="2000-01-01"
          max="2100-12-31"
          {...onceTyped(take(name))}
        />
      ))}
    </Range>
  )
}
