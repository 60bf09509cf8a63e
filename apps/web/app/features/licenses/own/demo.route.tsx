import { nameIn } from '@portal/contract/core/names'
import { ownLicenseCalls } from '@portal/contract/licenses/calls'
import { useNavigate } from 'react-router'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ownLicensesPath } from '../paths.ts'
import { ownTexts } from './texts.ts'
import { useOwnLicenses } from './use-own-licenses.ts'

/** The request for a demo, over the reader's own licenses. */
export default function DemoDialog() {
  const t = useTexts(ownTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const { servicios_demo, empresa, identificador_tributario } = useOwnLicenses()
  const close = () => void navigate(ownLicensesPath)
  const form = useWireForm({
    call: ownLicenseCalls.demo,
    initial: { servicio_id: servicios_demo[0]?.id ?? '', empresa, identificador_tributario },
    onDone: close,
  })
  return (
    <Dialog title={t.getDemo} size={460} onClose={close}>
      <WireForm form={form} label={t.getDemo}>
        <p>{servicios_demo.length > 0 ? t.demoLead : t.nothingLeft}</p>
        <SelectField
          {...form.field('servicio_id')}
          label={t.service}
          choices={servicios_demo.map((service) => ({ value: service.id, label: nameIn(service, 'nombre', language) }))}
          allowDeselect={false}
          required
        />
        <TextField {...form.field('empresa')} label={t.company} autoComplete="organization" required data-autofocus />
        <TextField
          {...form.field('identificador_tributario')}
          label={t.taxId}
          description={t.taxIdHint}
          maxLength={30}
        />
        <FormActions form={form} label={t.ask} />
      </WireForm>
    </Dialog>
  )
}
