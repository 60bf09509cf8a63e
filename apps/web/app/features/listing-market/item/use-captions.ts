import { textIn } from '@portal/contract/core/text'
import { type MachineView, machineViewNames } from '@portal/contract/listings/inspection'
import { useLanguage } from '#core/language/language.ts'
import type { Item } from '../shared/rows.ts'

/** Returns the name of the view that each picture shows; empty for one without. */
export function useCaptions({ imagenes }: Pick<Item, 'imagenes'>): string[] {
  const language = useLanguage()
  return imagenes.map(({ vista }) => textIn(machineViewNames[vista as MachineView], language) ?? '')
}
