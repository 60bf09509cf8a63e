import { TextInput } from '@mantine/core'
import { Currency, defaultCurrency } from '@portal/contract/core/currencies'
import { moneyKind, readNumber } from '@portal/contract/core/numbers'
import { useState } from 'react'
import { onceTyped, Range, type RangeProps } from '#core/dashboard/list/range.tsx'
import { kitTexts } from '#core/dashboard/texts.ts'
import { useTexts } from '#core/language/language.ts'

/** Two amounts in one currency, parsed as in all fields: `1.200,50` and `1,200.50` are the same. */
export function AmountRange({ list, label, names }: RangeProps) {
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
          label={place === 0 ? kit.since : kit.until}
          aria-label={place === 0 ? kit.rangeFrom(label) : kit.rangeTo(label)}
          defaultValue={list.query.filters[name] ?? ''}
          error={wrong[name]}
          maxLength={20}
          {...onceTyped(take(name))}
        />
      ))}
    </Range>
  )
}
