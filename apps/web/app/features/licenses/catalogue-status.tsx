import { textIn } from '@portal/contract/core/text'
import { CatalogueStatus, catalogueStatusNames } from '@portal/contract/licenses/states'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useLanguage } from '#core/language/language.ts'

/** The status of a service or license type as text, with its dot. */
export function CatalogueStatusDot({ status }: { status: number }) {
  const known = status as CatalogueStatus
  const tone = known === CatalogueStatus.active ? 'done' : 'neutral'
  return <StatusDot tone={tone}>{textIn(catalogueStatusNames[known], useLanguage())}</StatusDot>
}
