import type { Of } from '@portal/contract/core/fields'
import type { Language } from '@portal/contract/core/language'
import type { ItemInitDataSchema } from '@portal/contract/listings/schemas'
import { useRouteLoaderData } from 'react-router'

type ItemChoices = Of<typeof ItemInitDataSchema>

/** Id of the layout that loads them, as in `routes.ts`. */
const layoutId = 'classified-items'

/** Returns categories, countries and time units to choose from. Only inside the screens of listings. */
export function useItemChoices(): ItemChoices {
  const choices = useRouteLoaderData<ItemChoices>(layoutId)
  if (!choices) throw new Error('useItemChoices stands outside the screens of listings')
  return choices
}

/** Returns rows with two names as choices in the reader's language. */
export const namedChoices = (rows: readonly { id: number; nombre: string; nombre_en: string }[], language: Language) =>
  rows.map(({ id, nombre, nombre_en }) => ({ value: id, label: language === 'es' ? nombre : nombre_en }))
