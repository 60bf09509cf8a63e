import { classifiedCalls } from '@portal/contract/classifieds/calls'
import type { Api } from '#core/api.ts'

/** A country as a choice of a form. */
export interface CountryChoice {
  id: number
  nombre: string
  nombre_en: string
}

/** Every country, from the server: the list would weigh more than the form that needs it. */
export const countriesOf = async (api: Api): Promise<CountryChoice[]> =>
  (await api.load(classifiedCalls.publicInitData, {})).todos_los_paises.map(({ id, nombre, nombre_en }) => ({
    id,
    nombre,
    nombre_en,
  }))
