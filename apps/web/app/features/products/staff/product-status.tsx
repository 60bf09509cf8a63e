import { textIn } from '@portal/contract/core/text'
import { ProductStatus, productStatusNames } from '@portal/contract/products/constants'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useLanguage } from '#core/language/language.ts'

/** The status of a product or product category as text, with its dot. */
export function ProductStatusDot({ status }: { status: number }) {
  const known = status as ProductStatus
  const tone = known === ProductStatus.active ? 'done' : 'neutral'
  return <StatusDot tone={tone}>{textIn(productStatusNames[known], useLanguage())}</StatusDot>
}
