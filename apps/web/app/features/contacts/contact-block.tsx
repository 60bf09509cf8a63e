import { Button, Textarea } from '@mantine/core'
import { contactCalls } from '@portal/contract/contacts/calls'
import { contactEventMessages } from '@portal/contract/contacts/messages'
import { useState } from 'react'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { blockReason } from './block-reason.ts'
import classes from './contact.module.css'
import type { ContactDetail } from './contact-rows.ts'
import { texts } from './texts.ts'

/**
 * Since when and why a contact gets no broadcasts, and how who has hierarchy ends that
 * (rule broadcasts/blocked-addresses).
 */
export function ContactBlock({ contact }: { contact: ContactDetail }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date } = useFormats()
  const message = useMessages(contactEventMessages)
  const [isOpen, setOpen] = useState(false)
  if (contact.no_contactar_en === null) return null
  const reasons = contact.no_contactar_motivos.map(({ motivo, en }) => ({
    motivo,
    text: t.reasonSince(blockReason(motivo, language), date(en)),
  }))
  return (
    <div className={classes.blocked}>
      <div>
        <b>{t.blocked}</b>
        <ul>
          {reasons.map(({ motivo, text }) => (
            <li key={motivo}>{text}</li>
          ))}
        </ul>
      </div>
      {contact.no_contactar_motivos.some(({ motivo }) => motivo === 'baja') ? (
        <span>{message.numbered(contactEventMessages.unsubscribedHimself.code)}</span>
      ) : contact.puede_permitir ? (
        <Button size="xs" variant="default" onClick={() => setOpen(true)}>
          {t.allow}
        </Button>
      ) : (
        <span>{t.needsHierarchy}</span>
      )}
      {isOpen && <AllowDialog contact={contact} onClose={() => setOpen(false)} />}
    </div>
  )
}

function AllowDialog({ contact, onClose }: { contact: ContactDetail; onClose: () => void }) {
  const t = useTexts(texts)
  const form = useWireForm({
    call: contactCalls.allow,
    params: { id: contact.id },
    initial: { comentario: '', version: contact.version },
    onDone: onClose,
  })
  return (
    <Dialog title={t.allow} size={480} onClose={onClose}>
      <WireForm form={form} label={t.allow}>
        <p>{t.allowText}</p>
        <Textarea
          {...form.field('comentario')}
          label={t.allowComment}
          autosize
          minRows={2}
          maxLength={4000}
          required
          data-autofocus
        />
        <FormActions form={form} label={t.allow} />
      </WireForm>
    </Dialog>
  )
}
