import { textIn } from '@portal/contract/core/text'
import { CategoryStatus, categoryStatusNames } from '@portal/contract/machines/categories/constants'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useLanguage } from '#core/language/language.ts'

/** The status of a category as text, with its dot. */
export function CategoryStatusDot({ status }: { status: number }) {
  const known = status as CategoryStatus
  const tone = known === CategoryStatus.active ? 'done' : 'neutral'
  return <StatusDot tone={tone}>{textIn(categoryStatusNames[known], useLanguage())}</StatusDot>
}
