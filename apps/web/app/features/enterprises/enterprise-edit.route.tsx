import { useLocation, useNavigate, useRouteLoaderData } from 'react-router'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { RecordForm } from '#core/dashboard/records/record-form.tsx'
import { useTexts } from '#core/language/language.ts'
import type { Enterprise } from './enterprise-values.ts'
import { enterprises } from './enterprises.tsx'
import { texts } from './texts.ts'

/** The form of an enterprise next to its page; closes after saving. */
export default function EnterpriseEditPanel() {
  const t = useTexts(texts)
  const navigate = useNavigate()
  const { search } = useLocation()
  const page = useRouteLoaderData<{ enterprise: Enterprise }>('enterprise-page')
  if (!page) return null
  return (
    <SidePanel title={t.editEnterprise} size="form">
      <RecordForm
        record={enterprises}
        row={page.enterprise}
        data={undefined}
        onDone={() => void navigate({ pathname: '..', search }, { preventScrollReset: true })}
      />
    </SidePanel>
  )
}
