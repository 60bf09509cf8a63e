import type { Of } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import type { MachineInitDataSchema } from '@portal/contract/machines/schemas'
import { useRouteLoaderData } from 'react-router'

type ItemChoices = Of<typeof MachineInitDataSchema>

/** Id of the layout that loads them, as in `routes.ts`. */
const layoutId = 'machine-items'

/** Returns categories, countries and time units to choose from. Only inside the screens of machines. */
export function useMachineChoices(): ItemChoices {
  const choices = useRouteLoaderData<ItemChoices>(layoutId)
  if (!choices) throw new Error('useItemChoices stands outside the screens of listings')
  return choices
}

/** Returns rows with two names as choices in the reader's language. */
export const namedChoices = (
  rows: readonly { id: number; nombre: string; nombre_en: string }[],
  language: PageLanguage,
) => rows.map((row) => ({ value: row.id, label: nameIn(row, 'nombre', language) }))
