import { Module } from '@portal/contract/access/constants'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { CountLink } from '#core/dashboard/list/count-link.tsx'
import { useFormats } from '#core/formats.ts'
import { useTexts } from '#core/language.ts'
import { EnterpriseStatusDot } from './enterprise-status.tsx'
import type { Enterprise } from './enterprise-values.ts'
import { texts } from './texts.ts'

/** Under the name of an enterprise: status, since when, and how much belongs to it, which opens. */
export function EnterpriseSummary({ enterprise }: { enterprise: Enterprise }) {
  const t = useTexts(texts)
  const { date } = useFormats()
  const { id, sucursales: branches, usuarios: users } = enterprise
  return (
    <SummaryLine>
      <EnterpriseStatusDot status={enterprise.estado_id} />
      {t.createdOn(date(enterprise.creado_en))}
      <CountLink count={branches} to={`/dashboard/sistema/sucursales?empresa_id=${id}`} module={Module.branches}>
        {t.countBranches(branches)}
      </CountLink>
      <CountLink count={users} to={`/dashboard/usuarios?empresa_id=${id}`} module={Module.users}>
        {t.countUsers(users)}
      </CountLink>
    </SummaryLine>
  )
}
