import { itemCalls } from '@portal/contract/listings/calls'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useItemFilters } from '#features/marketplace/staff/item-filters.ts'
import { ItemsPage } from '#features/marketplace/staff/items-page.tsx'
import { itemSpec } from './item-list.ts'
import { itemTexts } from './item-texts.ts'
import type { ItemRow } from './item-values.ts'
import { useListingColumns } from './listing-columns.tsx'
import { namedChoices, useItemChoices } from './use-item-choices.ts'

interface Props {
  /** Everyone's listings, for staff. */
  isOfAll: boolean
  rows: readonly ItemRow[]
  total: number
}

/** The list of listings: the reader's own, or all of them. */
export function ListingsPage(props: Props) {
  const language = useLanguage()
  const { categorias } = useItemChoices()
  return (
    <ItemsPage
      {...props}
      t={useTexts(itemTexts)}
      spec={itemSpec}
      columns={useListingColumns(props.isOfAll)}
      filters={useItemFilters(namedChoices(categorias, language))}
      calls={itemCalls}
      area="clasificados"
      newPath="nuevo"
    />
  )
}
