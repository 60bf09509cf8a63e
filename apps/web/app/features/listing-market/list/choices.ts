import type { InitData } from '../shared/rows.ts'

/** The choices of the filters. */
export type ListChoices = Pick<InitData, 'categorias' | 'paises'>

/** Returns the categories and the countries that have machines, and the requested country, to name it. */
export function listChoices({ categorias, paises, todos_los_paises }: InitData, countryId: string): ListChoices {
  const isListed = paises.some(({ id }) => String(id) === countryId)
  const asked = isListed ? undefined : todos_los_paises.find(({ id }) => String(id) === countryId)
  return { categorias, paises: asked ? [...paises, { ...asked, total: 0 }] : paises }
}
