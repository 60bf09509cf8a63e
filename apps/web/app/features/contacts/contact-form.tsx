import { contactCalls } from '@portal/contract/contacts/calls'
import { contactFields } from '@portal/contract/contacts/fields'
import { pickedOf } from '@portal/contract/core/entities'
import { useState } from 'react'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { comparedOf, EntityFormFields } from '#core/dashboard/records/entity-fields.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { ContactDetail } from './contact-rows.ts'
import { type SameContact, SameContacts } from './same-contacts.tsx'
import { texts } from './texts.ts'

/** The data of a contact. */
export function ContactForm({ contact }: { contact: ContactDetail }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const [same, setSame] = useState<readonly SameContact[]>([])
  const form = useWireForm({
    call: contactCalls.update,
    params: { id: contact.id },
    initial: { ...pickedOf(contactFields, contact), version: contact.version, aceptar_duplicado: false },
    draft: { form: `contact-${contact.id}`, label: t.draftOf(contact.nombre) },
    onDone: () => setSame([]),
    onRefused: ({ datos }) => setSame((datos as { duplicados?: SameContact[] } | null)?.duplicados ?? []),
  })
  return (
    <WireForm form={form} label={t.contact} compare={comparedOf(contactFields, language)}>
      <EntityFormFields fields={contactFields} form={form} />
      <SameContacts
        same={same}
        isAccepted={form.values.aceptar_duplicado === true}
        onAccept={(isAccepted) => form.set({ aceptar_duplicado: isAccepted })}
      />
      <FormActions form={form} />
    </WireForm>
  )
}
