import { RequestKind, requestKindNames } from '@portal/contract/marketplace/constants'
import { requestStatusNames } from '@portal/contract/marketplace/states'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { useDayFilters } from '#core/dashboard/list/day-filters.tsx'
import type { Filter } from '#core/dashboard/list/filters.ts'
import type { ListState } from '#core/dashboard/list/use-list.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { RequestRow } from './request-row.ts'
import { requestTexts } from './request-texts.ts'

/** The kinds of a request for a listing; a repair has none. */
export const quoteKinds = [RequestKind.sale, RequestKind.rent] as const

/** Returns the filters of the requests. A link from a listing sets its filter, and a row supplies its name. */
export function useRequestFilters(list: ListState, rows: readonly RequestRow[], isRepair: boolean): Filter[] {
  const t = useTexts(requestTexts)
  const language = useLanguage()
  const status = { name: 'estado_solicitud', label: t.status, choices: choicesOf(requestStatusNames, language) }
  const days = useDayFilters(list)
  const received = days(t.received, 'creada_desde', 'creada_hasta')
  const reserved = days(t.reservationPaid, 'reservada_desde', 'reservada_hasta')
  if (isRepair) return [status, ...received]
  const wanted = list.query.filters.clasificado_id
  const row = rows[0]
  return [
    status,
    {
      name: 'tipo',
      label: t.kind,
      choices: quoteKinds.map((kind) => ({ value: kind, label: requestKindNames[kind][language] })),
    },
    ...(wanted
      ? [
          {
            name: 'clasificado_id',
            label: t.listing,
            choices: [{ value: wanted, label: row ? [row.marca, row.sku].filter(Boolean).join(' · ') : `#${wanted}` }],
          },
        ]
      : []),
    ...received,
    ...reserved,
  ]
}
