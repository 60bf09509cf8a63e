import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { useFormats } from '#core/formats.ts'
import { useTexts } from '#core/language.ts'
import { EnterpriseStatusDot } from './enterprise-status.tsx'
import type { Enterprise } from './enterprise-values.ts'
import { texts } from './texts.ts'

/** Under the name of an enterprise: status, since when, and how much belongs to it. */
export function EnterpriseSummary({ enterprise }: { enterprise: Enterprise }) {
  const t = useTexts(texts)
  const { date } = useFormats()
  return (
    <SummaryLine>
      <EnterpriseStatusDot status={enterprise.estado_id} />
      {t.createdOn(date(enterprise.creado_en))}
      {t.countBranches(enterprise.sucursales)}
      {t.countUsers(enterprise.usuarios)}
    </SummaryLine>
  )
}
