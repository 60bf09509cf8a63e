import type { SearchedKind } from '@portal/contract/saved-searches/constants'
import { savedListings } from '#features/listing-market/service.ts'
import type { SavedKind } from '#features/marketplace/saved/kind.ts'
import { savedProperties } from '#features/property-market/service.ts'

/** The kinds of items whose searches can be saved. */
export const kinds: Readonly<Record<SearchedKind, SavedKind>> = {
  maquinaria: savedListings,
  propiedad: savedProperties,
}
