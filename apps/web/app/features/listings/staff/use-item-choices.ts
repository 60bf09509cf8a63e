import type { Of } from '@portal/contract/core/fields'
import type { ItemInitDataSchema } from '@portal/contract/listings/schemas'
import { useRouteLoaderData } from 'react-router'
import type { Language } from '#core/language/language-address.ts'

type ItemChoices = Of<typeof ItemInitDataSchema>

/** Id of the layout that loads them, as the site map names it. */
const layoutId = 'classified-items'

/** Categories, countries and time units to choose from. Inside the screens of listings. */
export function useItemChoices(): ItemChoices {
  const choices = useRouteLoaderData<ItemChoices>(layoutId)
  if (!choices) throw new Error('useItemChoices stands outside the screens of listings')
  return choices
}

/** Rows with two names as choices in the reader's language. */
export const namedChoices = (rows: readonly { id: number; nombre: string; nombre_en: string }[], language: Language) =>
  rows.map(({ id, nombre, nombre_en }) => ({ value: id, label: language === 'es' ? nombre : nombre_en }))
