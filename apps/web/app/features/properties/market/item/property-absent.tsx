import { useTexts } from '#core/language/language.ts'
import { ItemAbsent } from '#features/marketplace/item/item-absent.tsx'
import { PropertyCard } from '../shared/property-card.tsx'
import { listPath } from '../shared/rows.ts'
import { propertyTexts } from './property-texts.ts'

/** Shown for a property that is gone (410) or unknown (404): alternatives. */
export function PropertyAbsent() {
  return <ItemAbsent texts={useTexts(propertyTexts)} list={listPath} Card={PropertyCard} />
}
