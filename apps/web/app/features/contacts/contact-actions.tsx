import { contactCalls } from '@portal/contract/contacts/calls'
import { IconArrowMerge, IconMail, IconTrash, IconUserCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useMakeQuote } from '#core/dashboard/make-quote.ts'
import { useSend } from '#core/dashboard/send.ts'
import { useTexts } from '#core/language/language.ts'
import { useMakeLicense } from '#features/licenses/make-license.tsx'
import { useMakeTask } from '#features/tasks/make-task.tsx'
import type { ContactDetail } from './contact-rows.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { contactPath, contactsPath } from './paths.ts'
import type { SameContact } from './same-contacts.tsx'
import { texts } from './texts.ts'
import { useContactChoices } from './use-contact-choices.ts'

/** What may be done to a contact, in the header of its page. */
export function ContactActions({ contact, same }: { contact: ContactDetail; same: readonly SameContact[] }) {
  const t = useTexts(texts)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'assign' | 'merge' | null>(null)
  const { send: remove } = useSend(contactCalls.remove)
  const close = () => setOpened(null)
  async function askToRemove() {
    const question = { title: t.removeTitle(contact.nombre), text: t.removeText, action: t.remove, isDanger: true }
    if (!(await confirm(question))) return
    const reply = await remove({ params: { id: contact.id } })
    if (reply.ok) await navigate(contactsPath)
  }
  const makeQuote = useMakeQuote(contact)
  const makeTask = useMakeTask({
    titulo: contact.nombre,
    texto: contact.nombre,
    direccion: contactPath(contact.id),
    contacto_id: contact.id,
  })
  const makeLicense = useMakeLicense(contact)
  const unless = (isAllowed: boolean) => (isAllowed ? {} : { why: t.needsHierarchy })
  return (
    <>
      <RecordMenu
        actions={[
          ...makeQuote,
          ...makeTask,
          ...makeLicense,
          {
            label: t.writeMail,
            icon: IconMail,
            onClick: () => void open(`mailto:${contact.email}`, '_self'),
            ...(contact.email ? {} : { why: t.hasNoEmail }),
          },
          {
            label: t.assign,
            icon: IconUserCheck,
            onClick: () => setOpened('assign'),
            ...unless(contact.puede_asignar),
          },
          {
            label: t.merge,
            icon: IconArrowMerge,
            onClick: () => setOpened('merge'),
            ...unless(contact.puede_eliminar),
          },
          {
            label: t.remove,
            icon: IconTrash,
            onClick: () => void askToRemove(),
            isDanger: true,
            ...unless(contact.puede_eliminar),
          },
        ]}
      />
      {opened === 'assign' && <AssignDialog contact={contact} onClose={close} />}
      {opened === 'merge' && <MergeDialog contact={contact} same={same} onClose={close} />}
    </>
  )
}

/** Says who looks after a contact. */
function AssignDialog({ contact, onClose }: { contact: ContactDetail; onClose: () => void }) {
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
