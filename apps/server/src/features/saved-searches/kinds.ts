import type { SearchedKind } from '@portal/contract/saved-searches/constants'
import { savedMachines } from '#features/machines/market/service.ts'
import type { SavedKind } from '#features/marketplace/saved/kind.ts'
import { savedProperties } from '#features/properties/market/service.ts'

/** The kinds of items whose searches can be saved. */
export const kinds: Readonly<Record<SearchedKind, SavedKind>> = {
  maquinaria: savedMachines,
  propiedad: savedProperties,
}
