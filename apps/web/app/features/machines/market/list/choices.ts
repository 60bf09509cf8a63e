import type { Of } from '@portal/contract/core/fields'
import type { PublicCountsSchema } from '@portal/contract/machines/market/schemas'
import { type Counted, countedBy } from '#features/marketplace/list/counted.ts'
import type { InitData } from '../shared/rows.ts'

/** The choices of the filters. */
export interface ListChoices {
  categorias: readonly Counted<InitData['categorias'][number]>[]
  paises: readonly Counted<InitData['paises'][number]>[]
}

/**
 * Returns the categories and the countries that have machines, with their counts under the other filters, and the
 * requested country, to name it. Without counts they are those of all machines.
 */
export function listChoices(
  { categorias, paises, todos_los_paises }: InitData,
  countryId: string,
  counts: Of<typeof PublicCountsSchema> | null = null,
): ListChoices {
  const isListed = paises.some(({ id }) => String(id) === countryId)
  const asked = isListed ? undefined : todos_los_paises.find(({ id }) => String(id) === countryId)
  const countries = asked ? [...paises, { ...asked, total: 0 }] : paises
  return { categorias: countedBy(categorias, counts?.categorias), paises: countedBy(countries, counts?.paises) }
}
