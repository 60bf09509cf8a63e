import { Button } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import type { PriceChangeListSchema } from '@portal/contract/quotes/price-changes/schemas'
import { Link } from 'react-router'
import { CountLink } from '#core/dashboard/list/count-link.tsx'
import { useTexts } from '#core/language/language.ts'
import { priceChangesPath } from '../paths.ts'
import { priceChangeTexts } from './price-change-texts.ts'

interface Props {
  found: Pick<Of<typeof PriceChangeListSchema>, 'total' | 'total_exacto'>
  productId: number
  countryId: number
}

/** The number of open quote lines whose price a projection changed, with a link to them; hidden when there are none. */
export function PriceChangesLink({ found: { total, total_exacto: isExact }, productId, countryId }: Props) {
  const t = useTexts(priceChangeTexts)
  if (total === 0) return null
  return (
    <CountLink
      count={total}
      to={`${priceChangesPath}?producto_id=${productId}&pais_id=${countryId}`}
      module={Module.projections}
    >
      {t.count(total, isExact)}
    </CountLink>
  )
}

/** Links from the list of projections to the whole report. */
export function PriceChangesButton() {
  const t = useTexts(priceChangeTexts)
  return (
    <Button component={Link} to={priceChangesPath} variant="default">
      {t.button}
    </Button>
  )
}
