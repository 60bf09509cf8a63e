import { TextInput } from '@mantine/core'
import { defaultCurrency, quoteCurrencies } from '@portal/contract/core/currencies'
import { moneyKind, readNumber } from '@portal/contract/core/numbers'
import { quoteCurrencyNames } from '@portal/contract/core/quote-currency-names'
import { textIn } from '@portal/contract/core/text'
import { QuoteProgress, quoteProgressNames } from '@portal/contract/quotes/states'
import { useState } from 'react'
import { useDayFilters } from '#core/dashboard/list/day-filters.tsx'
import type { Filter } from '#core/dashboard/list/filters.ts'
import { onceTyped, Range, type RangeProps } from '#core/dashboard/list/range.tsx'
import type { ListState } from '#core/dashboard/list/use-list.ts'
import { kitTexts } from '#core/dashboard/texts.ts'
import { moneyText } from '#core/formats/money.ts'
import { countryChoices } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { filterTexts } from './filter-texts.ts'
import { daysAhead, tiers } from './quote-list.ts'

/** Returns the filters of quotes other than enterprise and author: progress, days, country, amounts. */
export function useFactFilters(list: ListState): { first: Filter[]; more: Filter[] } {
  const t = useTexts(filterTexts)
  const kit = useTexts(kitTexts)
  const language = useLanguage()
  const currency = quoteCurrencies.find((one) => one === list.query.filters.moneda) ?? defaultCurrency
  const days = useDayFilters(list)
  const money = (value: string) => moneyText(value as Intl.StringNumericLiteral, currency)
  return {
    first: [
      {
        name: 'seguimiento',
        label: t.progress,
        choices: Object.values(QuoteProgress).map((value) => ({
          value,
          label: textIn(quoteProgressNames[value], language),
        })),
      },
      {
        name: 'vence_dias',
        label: t.expires,
        choices: daysAhead.map((value) => ({ value, label: t.within(value) })),
      },
    ],
    more: [
      {
        name: 'anuladas',
        label: t.voided,
        choices: [
          { value: 'no', label: t.withoutVoided },
          { value: 'si', label: t.onlyVoided },
        ],
      },
      { name: 'tramo', label: t.tier, choices: tiers.map((tier) => ({ value: tier, label: t.tierOf(tier) })) },
      { name: 'pais_id', label: t.country, choices: countryChoices(language) },
      ...days(t.created, 'creada_desde', 'creada_hasta'),
      ...days(t.sent, 'enviada_desde', 'enviada_hasta'),
      ...days(t.confirmed, 'aprobada_desde', 'aprobada_hasta'),
      ...days(t.ends, 'vence_desde', 'vence_hasta'),
      {
        name: 'moneda',
        label: t.currency,
        choices: quoteCurrencies.map((value) => ({
          value,
          label: `${value} · ${textIn(quoteCurrencyNames[value], language)}`,
        })),
        clears: ['monto_desde', 'monto_hasta'],
      },
      {
        name: 'monto_desde',
        label: kit.rangeFrom(t.total),
        choices: [],
        say: money,
        field: <AmountRange list={list} label={t.total} names={['monto_desde', 'monto_hasta']} />,
      },
      { name: 'monto_hasta', label: kit.rangeTo(t.total), choices: [], say: money, field: null },
    ],
  }
}

/** Two amounts in one currency, parsed as in all fields: `1.200,50` and `1,200.50` are the same. */
function AmountRange({ list, label, names }: RangeProps) {
  const kit = useTexts(kitTexts)
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const currency = quoteCurrencies.find((one) => one === list.query.filters.moneda) ?? defaultCurrency
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
