import { textIn } from '@portal/contract/core/text'
import { requestKindNames } from '@portal/contract/marketplace/constants'
import { RequestStatus, requestStatusNames, soldOrRented } from '@portal/contract/marketplace/states'
import { paymentWayNames } from '@portal/contract/payments/states'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { useDayFilters } from '#core/dashboard/list/day-filters.tsx'
import type { Filter } from '#core/dashboard/list/filters.ts'
import type { ListState } from '#core/dashboard/list/use-list.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { quoteKinds } from './quote-kinds.ts'
import type { RequestRow } from './request-row.ts'
import { requestTexts } from './request-texts.ts'
import type { ListName } from './tabs.ts'

/** Returns the filters of a list. A link from an item sets its filter, and a row supplies its name. */
export function useRequestFilters(list: ListState, rows: readonly RequestRow[], open: ListName): Filter[] {
  const t = useTexts(requestTexts)
  const language = useLanguage()
  const names =
    open === 'propiedades' ? { ...requestStatusNames, [RequestStatus.sold]: soldOrRented } : requestStatusNames
  const status = { name: 'estado_solicitud', label: t.status, choices: choicesOf(names, language) }
  const days = useDayFilters(list)
  const waiting = {
    name: 'espera_horas',
    label: t.received,
    choices: [24, 48, 72].map((hours) => ({ value: hours, label: t.overHours(hours) })),
  }
  const received = days(t.received, 'creada_desde', 'creada_hasta')
  const reserved = [
    { name: 'pagada_con', label: t.paidBy, choices: choicesOf(paymentWayNames, language) },
    ...days(t.reservationPaid, 'reservada_desde', 'reservada_hasta'),
  ]
  if (open === 'reparaciones') return [status, waiting, ...received, ...reserved]
  const [name, label] = open === 'propiedades' ? ['propiedad_id', t.property] : ['clasificado_id', t.machine]
  const wanted = list.query.filters[name]
  const row = rows[0]
  const item = {
    name,
    label,
    choices: [{ value: wanted ?? '', label: row ? [row.marca, row.sku].filter(Boolean).join(' · ') : `#${wanted}` }],
  }
  const kind = {
    name: 'tipo',
    label: t.kind,
    choices: quoteKinds.map((kind) => ({ value: kind, label: textIn(requestKindNames[kind], language) })),
  }
  return [
    status,
    waiting,
    ...(open === 'cotizaciones' ? [kind] : []),
    ...(wanted ? [item] : []),
    ...received,
    ...reserved,
  ]
}
