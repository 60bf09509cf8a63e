import { contactCalls } from '@portal/contract/contacts/calls'
import { languageOf } from '@portal/contract/core/language'
import { languageNames } from '@portal/contract/core/language-names'
import { textIn } from '@portal/contract/core/text'
import { useState } from 'react'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ContactFields, type SameContact, SameContacts } from './contact-fields.tsx'
import type { ContactDetail } from './contact-rows.ts'
import { texts } from './texts.ts'

/** The data of a contact. */
export function ContactForm({ contact }: { contact: ContactDetail }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const [same, setSame] = useState<readonly SameContact[]>([])
  const { nombre, email, telefono, pais_id, empresa, ocupacion, idioma, version } = contact
  const form = useWireForm({
    call: contactCalls.update,
    params: { id: contact.id },
    initial: { nombre, email, telefono, pais_id, empresa, ocupacion, idioma, version, aceptar_duplicado: false },
    draft: { form: `contact-${contact.id}`, label: t.draftOf(nombre) },
    onDone: () => setSame([]),
    onRefused: ({ datos }) => setSame((datos as { duplicados?: SameContact[] } | null)?.duplicados ?? []),
  })
  return (
    <WireForm
      form={form}
      label={t.contact}
      compare={[
        { name: 'nombre', label: t.name },
        { name: 'empresa', label: t.company },
        { name: 'ocupacion', label: t.occupation },
        { name: 'email', label: t.email },
        { name: 'telefono', label: t.phone },
        { name: 'pais_id', label: t.country, text: (id) => countryName(Number(id), language) },
        { name: 'idioma', label: t.language, text: (code) => textIn(languageNames[languageOf(code)], language) },
      ]}
    >
      <ContactFields form={form} />
      <SameContacts
        same={same}
        isAccepted={form.values.aceptar_duplicado === true}
        onAccept={(isAccepted) => form.set({ aceptar_duplicado: isAccepted })}
      />
      <FormActions form={form} />
    </WireForm>
  )
}
