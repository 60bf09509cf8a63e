import { TextInput } from '@mantine/core'
import { Currency, defaultCurrency } from '@portal/contract/core/currencies'
import { moneyKind, readNumber } from '@portal/contract/core/numbers'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import type { ListState } from '#core/dashboard/list/use-list.ts'
import { kitTexts } from '#core/dashboard/texts.ts'
import { useTexts } from '#core/language/language.ts'
import { filterTexts } from './filter-texts.ts'
import classes from './range-fields.module.css'

interface RangeProps {
  list: ListState
  label: string
  /** Names of both ends in the address. */
  names: readonly [string, string]
}

/** Two days, both included. A day is asked for when its field is left or by Enter: years are typed digit by digit. */
export function DayRange({ list, label, names }: RangeProps) {
  const t = useTexts(filterTexts)
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
          aria-label={place === 0 ? t.from(label) : t.to(label)}
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

/** Two amounts in one currency, read as everywhere: `1.200,50` and `1,200.50` are the same. */
export function AmountRange({ list, label, names }: RangeProps) {
  const t = useTexts(filterTexts)
  const kit = useTexts(kitTexts)
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const currency = Object.values(Currency).find((one) => one === list.query.filters.moneda) ?? defaultCurrency
  const kind = moneyKind(currency)
  const take = (name: string) => (field: HTMLInputElement) => {
    const text = field.value.trim()
    const read = readNumber(text, kind)
    if (text && !read.ok) {
      const why =
        read.problem === 'decimals' ? kit.decimalsAllowed(kind.decimals) : kit.notNumber[read.problem as 'unreadable']
      return setWrong({ ...wrong, [name]: why ?? kit.notNumber.unreadable })
    }
    setWrong({ ...wrong, [name]: '' })
    list.ask({ [name]: read.ok ? String(read.value) : null, ...(read.ok && { moneda: currency }) })
  }
  return (
    <Range label={`${label} (${currency})`}>
      {names.map((name, place) => (
        <TextInput
          key={`${name} ${list.query.filters[name] ?? ''}`}
          inputMode="decimal"
          label={place === 0 ? t.since : t.until}
          aria-label={place === 0 ? t.from(label) : t.to(label)}
          defaultValue={list.query.filters[name] ?? ''}
          error={wrong[name]}
          maxLength={20}
          {...onceTyped(take(name))}
        />
      ))}
    </Range>
  )
}

function Range({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={classes.range}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  )
}

/** When someone is done with a field: it is left, or Enter is pressed. */
const onceTyped = (take: (field: HTMLInputElement) => void) => ({
  onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => take(currentTarget),
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => event.key === 'Enter' && take(event.currentTarget),
})
