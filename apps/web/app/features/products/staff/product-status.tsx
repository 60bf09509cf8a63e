import { ProductStatus, productStatusNames } from '@portal/contract/products/constants'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useLanguage } from '#core/language/language.ts'

/** The status of a product or a product category in words, with its dot. */
export function ProductStatusDot({ status }: { status: number }) {
  const known = status as ProductStatus
  const tone = known === ProductStatus.active ? 'done' : 'neutral'
  return <StatusDot tone={tone}>{productStatusNames[known][useLanguage()]}</StatusDot>
}
