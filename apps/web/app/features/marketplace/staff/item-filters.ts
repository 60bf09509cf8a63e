import { countryIds } from '@portal/contract/core/country-ids'
import {
  ApprovalStatus,
  approvalStatusNames,
  CommercialStatus,
  commercialStatusNames,
  PublicationStatus,
  publicationStatusNames,
} from '@portal/contract/marketplace/states'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import type { Filter } from '#core/dashboard/list/filters.ts'
import { type ListSpec, listParams } from '#core/dashboard/list/list-query.ts'
import { countryChoices } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { standingTexts } from './standing-texts.ts'

/** The filters of every kind of item, as its `listSpec` has them. */
export const itemFilters = {
  aprobacion: Object.values(ApprovalStatus),
  publicacion: Object.values(PublicationStatus),
  estado_comercial: Object.values(CommercialStatus),
  con_cambios: ['true'],
  pais_id: countryIds,
} as const

/** Returns the parameters of a list call from an address: the own items, or everyone's. */
export function itemParams<Order extends string, Name extends string>(
  address: Pick<URL, 'search'>,
  spec: ListSpec<Order, Name | keyof typeof itemFilters>,
  scope: 'mios' | 'todos',
) {
  const { con_cambios: onlyChanged, ...asked } = listParams(address, spec)
  return { ...asked, alcance: scope, con_cambios: onlyChanged === 'true' }
}

/** Returns the filters of a list of items; `own` are those of its kind, `sold` its name of state 26. */
export function useItemFilters(
  categories: Filter['choices'],
  own: readonly Filter[] = [],
  sold = commercialStatusNames[CommercialStatus.sold],
): readonly Filter[] {
  const t = useTexts(standingTexts)
  const language = useLanguage()
  return [
    { name: 'aprobacion', label: t.approval, choices: choicesOf(approvalStatusNames, language) },
    { name: 'con_cambios', label: t.changesWait, choices: [{ value: 'true', label: t.onlyWithChanges }] },
    ...own,
    { name: 'categoria_id', label: t.category, choices: categories },
    { name: 'publicacion', label: t.publication, choices: choicesOf(publicationStatusNames, language) },
    {
      name: 'estado_comercial',
      label: t.commercial,
      choices: choicesOf({ ...commercialStatusNames, [CommercialStatus.sold]: sold }, language),
    },
    { name: 'pais_id', label: t.country, choices: countryChoices(language) },
  ]
}
