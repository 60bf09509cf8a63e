import type { InitData } from '../shared/rows.ts'

/** What the filters of the list offer. */
export type ListChoices = Pick<InitData, 'categorias' | 'paises'>

/** Categories, and the countries that have machines; of the other countries only the one that is asked for, to name it. */
export function listChoices({ categorias, paises, todos_los_paises }: InitData, countryId: string): ListChoices {
  const isListed = paises.some(({ id }) => String(id) === countryId)
  const asked = isListed ? undefined : todos_los_paises.find(({ id }) => String(id) === countryId)
  return { categorias, paises: asked ? [...paises, { ...asked, total: 0 }] : paises }
}
