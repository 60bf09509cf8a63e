import { sectionPaths } from '@portal/contract/listing-market/sections'
import { useTexts } from '#core/language/language.ts'
import * as shared from '#features/marketplace/item/item-absent.tsx'
import { ItemCard } from '../shared/item-card.tsx'
import { itemTexts } from './item-texts.ts'

/** Shown for a listing that is gone (410) or unknown (404): alternatives. */
export function ItemAbsent() {
  return <shared.ItemAbsent texts={useTexts(itemTexts)} list={sectionPaths.all} Card={ItemCard} />
}
