import { useLocation, useNavigate, useRouteLoaderData } from 'react-router'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { useTexts } from '#core/language.ts'
import { EnterpriseEditForm } from './enterprise-edit-form.tsx'
import type { Enterprise } from './enterprise-values.ts'
import { texts } from './texts.ts'

/** The form of an enterprise beside its page; closes once it is saved. */
export default function EnterpriseEditPanel() {
  const t = useTexts(texts)
  const navigate = useNavigate()
  const { search } = useLocation()
  const page = useRouteLoaderData<{ enterprise: Enterprise }>('enterprise-page')
  if (!page) return null
  return (
    <SidePanel title={t.editEnterprise} size="form">
      <EnterpriseEditForm
        enterprise={page.enterprise}
        onDone={() => void navigate({ pathname: '..', search }, { preventScrollReset: true })}
      />
    </SidePanel>
  )
}
