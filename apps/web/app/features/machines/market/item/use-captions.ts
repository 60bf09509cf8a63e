import { textIn } from '@portal/contract/core/text'
import { type MachineView, machineViewNames } from '@portal/contract/machines/inspection'
import { useLanguage } from '#core/language/language.ts'
import type { Machine } from '../shared/rows.ts'

/** Returns the name of the view that each picture shows; empty for one without. */
export function useCaptions({ imagenes }: Pick<Machine, 'imagenes'>): string[] {
  const language = useLanguage()
  return imagenes.map(({ vista }) => textIn(machineViewNames[vista as MachineView], language) ?? '')
}
