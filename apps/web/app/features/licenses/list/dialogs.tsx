import { Textarea } from '@mantine/core'
import { licenseCalls } from '@portal/contract/licenses/calls'
import { LicenseType } from '@portal/contract/licenses/constants'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { typeChoices } from './license-fields.tsx'
import { type LicenseDetail, useLicenseChoices } from './rows.ts'
import { texts } from './texts.ts'

interface Props {
  license: LicenseDetail['licencia']
  onClose: () => void
}

/** Asks for the type of the new period. */
export function RenewDialog({ license, onClose }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { tipos_licencia } = useLicenseChoices()
  const types = tipos_licencia.filter(({ id }) => id !== LicenseType.demo)
  const isKnown = types.some(({ id }) => id === license.tipo_licencia_id)
  const form = useWireForm({
    call: licenseCalls.renew,
    params: { id: license.id },
    initial: { tipo_licencia_id: isKnown ? license.tipo_licencia_id : '', version: license.version },
    onDone: onClose,
  })
  return (
    <Dialog title={t.renewTitle(license.titular)} size={440} onClose={onClose}>
      <WireForm form={form} label={t.renew}>
        <p>{t.renewText}</p>
        <SelectField
          {...form.field('tipo_licencia_id')}
          label={t.renewType}
          choices={typeChoices(types, language)}
          allowDeselect={false}
          required
        />
        <FormActions form={form} label={t.renew} />
      </WireForm>
    </Dialog>
  )
}

/** Asks why a license is suspended. */
export function SuspendDialog({ license, onClose }: Props) {
  const t = useTexts(texts)
  const form = useWireForm({
    call: licenseCalls.suspend,
    params: { id: license.id },
    initial: { motivo: '', version: license.version },
    onDone: onClose,
  })
  return (
    <Dialog title={t.suspendTitle(license.titular)} size={440} onClose={onClose}>
      <WireForm form={form} label={t.suspend}>
        <Textarea
          {...form.field('motivo')}
          label={t.reason}
          autosize
          minRows={2}
          maxLength={300}
          required
          data-autofocus
        />
        <FormActions form={form} label={t.suspend} />
      </WireForm>
    </Dialog>
  )
}
