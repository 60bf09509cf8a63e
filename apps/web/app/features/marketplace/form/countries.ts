import { marketCalls } from '@portal/contract/machines/market/calls'
import type { Api } from '#core/api/api.ts'
import type { CountryChoice } from './contact-fields.tsx'

/** Loads every country from the server, because the list is larger than the form. */
export const countriesOf = async (api: Api): Promise<CountryChoice[]> =>
  (await api.load(marketCalls.publicInitData, {})).todos_los_paises.map(({ id, nombre, nombre_en }) => ({
    id,
    nombre,
    nombre_en,
  }))
