import { enterpriseCalls } from '@portal/contract/enterprises/calls'
import { useLocation, useNavigate } from 'react-router'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language.ts'
import { EnterpriseFields } from './enterprise-fields.tsx'
import { newEnterprise } from './enterprise-values.ts'
import { texts } from './texts.ts'

/** A new enterprise beside the list. */
export default function NewEnterprisePanel() {
  const t = useTexts(texts)
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useWireForm({
    call: enterpriseCalls.save,
    initial: newEnterprise,
    draft: { form: 'enterprise-new', label: t.newEnterprise },
    onDone: ({ id }) => void navigate({ pathname: `../${id}`, search }, { preventScrollReset: true }),
  })
  return (
    <SidePanel title={t.newEnterprise} size="form">
      <WireForm form={form} label={t.newEnterprise}>
        <EnterpriseFields form={form} />
        <FormActions form={form} label={t.createEnterprise} />
      </WireForm>
    </SidePanel>
  )
}
