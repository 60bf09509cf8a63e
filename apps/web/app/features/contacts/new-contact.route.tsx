import { contactCalls } from '@portal/contract/contacts/calls'
import { contactFields } from '@portal/contract/contacts/fields'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { EntityFormFields, newEntity } from '#core/dashboard/records/entity-fields.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useTexts } from '#core/language/language.ts'
import { contactPath } from './paths.ts'
import { type SameContact, SameContacts } from './same-contacts.tsx'
import { texts } from './texts.ts'
import { useContactChoices } from './use-contact-choices.ts'

/** The form of a new contact next to the list; what another screen knows of them comes with the address. */
export default function NewContactPanel() {
  const t = useTexts(texts)
  const { puede_asignar, responsables } = useContactChoices()
  const { user } = useSignedIn()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [same, setSame] = useState<readonly SameContact[]>([])
  const form = useWireForm({
    call: contactCalls.save,
    initial: {
      ...newEntity(contactFields, (name) => params.get(`nuevo_${name}`)),
      responsable_id: user.id,
      aceptar_duplicado: false,
    },
    draft: { form: 'contact-new', label: t.newContact },
    onDone: ({ contacto_id: id }) => void navigate(contactPath(id)),
    onRefused: ({ datos }) => setSame((datos as { duplicados?: SameContact[] } | null)?.duplicados ?? []),
  })
  return (
    <SidePanel title={t.newContact} size="form">
      <WireForm form={form} label={t.newContact}>
        <EntityFormFields fields={contactFields} form={form} />
        {puede_asignar && (
          <Fields>
            <Wide>
              <SelectField
                {...form.field('responsable_id')}
                label={t.responsible}
                choices={responsables.map(({ id, nombre }) => ({ value: id, label: nombre }))}
                allowDeselect={false}
              />
            </Wide>
          </Fields>
        )}
        <SameContacts
          same={same}
          isAccepted={form.values.aceptar_duplicado === true}
          onAccept={(isAccepted) => form.set({ aceptar_duplicado: isAccepted })}
        />
        <FormActions form={form} label={t.createContact} />
      </WireForm>
    </SidePanel>
  )
}
