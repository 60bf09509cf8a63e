import type { Of } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
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
export const namedChoices = (
  rows: readonly { id: number; nombre: string; nombre_en: string }[],
  language: PageLanguage,
) => rows.map((row) => ({ value: row.id, label: nameIn(row, 'nombre', language) }))
