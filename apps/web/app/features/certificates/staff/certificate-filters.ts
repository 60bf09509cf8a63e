import { certificateStatusNames } from '@portal/contract/certificates/constants'
import type { CertificateInitDataSchema } from '@portal/contract/certificates/schemas'
import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { useDayFilters } from '#core/dashboard/list/day-filters.tsx'
import type { Filter } from '#core/dashboard/list/filters.ts'
import type { ListState } from '#core/dashboard/list/use-list.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'

export type Workshops = Of<typeof CertificateInitDataSchema>['workshops']

/** The filters of the list. */
export function useCertificateFilters(list: ListState, workshops: Workshops): readonly Filter[] {
  const t = useTexts(texts)
  const language = useLanguage()
  const days = useDayFilters(list)
  return [
    { name: 'estado', label: t.status, choices: choicesOf(certificateStatusNames, language) },
    {
      name: 'workshop_id',
      label: t.workshop,
      choices: workshops.map((one) => ({ value: one.id, label: nameIn(one, 'nombre', language) })),
    },
    ...days(t.issuedRange, 'desde', 'hasta'),
  ]
}
