import { licenseCalls } from '@portal/contract/licenses/calls'
import { useNavigate } from 'react-router'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language/language.ts'
import { HolderField } from './holder-field.tsx'
import { LicenseFields } from './license-fields.tsx'
import { texts } from './texts.ts'

/** The form of a new license next to the list. */
export default function NewLicensePanel() {
  const t = useTexts(texts)
  const navigate = useNavigate()
  const form = useWireForm({
    call: licenseCalls.save,
    initial: { usuario_id: '', servicio_id: '', tipo_licencia_id: '', fecha_inicio: '', fecha_termino: '' },
    draft: { form: 'license-new', label: t.newLicense },
    onDone: ({ id }) => void navigate(`../${id}`),
  })
  return (
    <SidePanel title={t.newLicense} size="form">
      <WireForm form={form} label={t.newLicense}>
        <Fields>
          <Wide>
            <HolderField {...form.field('usuario_id')} />
          </Wide>
          <LicenseFields form={form} />
        </Fields>
        <FormActions form={form} label={t.createLicense} />
      </WireForm>
    </SidePanel>
  )
}
