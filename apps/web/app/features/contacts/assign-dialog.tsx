import { contactCalls } from '@portal/contract/contacts/calls'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language/language.ts'
import type { ContactDetail } from './contact-rows.ts'
import { texts } from './texts.ts'
import { useContactChoices } from './use-contact-choices.ts'

/** Says who looks after a contact. */
export function AssignDialog({ contact, onClose }: { contact: ContactDetail; onClose: () => void }) {
  const t = useTexts(texts)
  const { responsables } = useContactChoices()
  const form = useWireForm({
    call: contactCalls.assign,
    params: { id: contact.id },
    initial: { usuario_id: contact.responsable_id },
    onDone: onClose,
  })
  return (
    <Dialog title={t.assign} size={420} onClose={onClose}>
      <WireForm form={form} label={t.assign}>
        <SelectField
          {...form.field('usuario_id')}
          label={t.responsible}
          choices={responsables.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          allowDeselect={false}
          required
        />
        <FormActions form={form} />
      </WireForm>
    </Dialog>
  )
}
