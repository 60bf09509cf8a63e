import { Progress } from '@mantine/core'
import { type Role, roleNames } from '@portal/contract/access/constants'
import { inOrder, pickedOf } from '@portal/contract/core/entities'
import type { In, Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { userCalls } from '@portal/contract/users/calls'
import { profileFields, userFields } from '@portal/contract/users/fields'
import type { ProfileFormSchema, ProfileSchema } from '@portal/contract/users/schemas'
import { useState } from 'react'
import { uploadingApi } from '#core/api/api.upload.ts'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { type Loose, useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { formFieldsOf, useLabels } from '#core/dashboard/records/entity-fields.tsx'
import { GroupedFields } from '#core/dashboard/records/record-field.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { storeLanguage } from '#core/language/language-address.ts'
import { AvatarField } from './avatar-field.tsx'
import { DocumentFields } from './document-fields.tsx'
import { emailTexts } from './email/email-texts.ts'
import { PendingEmail } from './email/pending-email.tsx'
import { fullName } from './full-name.ts'
import classes from './profile.module.css'
import { profileTexts } from './profile-texts.ts'
import { texts } from './texts.ts'
import { useComparedFields } from './use-compared-fields.ts'

type Profile = Of<typeof ProfileSchema>
type Values = Loose<In<typeof ProfileFormSchema>> & { avatar: Blob | null }

const { tipo_documento_id: _, numero_documento: __, ...ofPerson } = profileFields
const shown = inOrder({ ...ofPerson, email: userFields.email }, [
  ...(['nombres', 'apellido_paterno', 'apellido_materno'] as const),
  ...(['email', 'pais_id', 'telefono', 'idioma'] as const),
])

/** A user's own data, language and picture, saved together. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = { ...useTexts(texts), ...useTexts(profileTexts), ...useTexts(emailTexts) }
  const language = useLanguage()
  const { form, values, part, change } = useProfileForm(profile)
  const compared = useComparedFields({ empresas: [], sucursales: [] }).filter(({ name }) => name in values)
  const fields = formFieldsOf(
    shown,
    { language, values },
    {
      nombres: { autoComplete: 'given-name' },
      apellido_paterno: { autoComplete: 'family-name' },
      email: { hint: t.changeHint, autoComplete: 'email' },
      pais_id: { placeholder: t.choose, autoComplete: 'country-name' },
      telefono: { autoComplete: 'tel' },
      idioma: { hint: t.languageHint, required: false },
    },
  )

  return (
    <WireForm form={form} label={t.person} compare={compared}>
      <section className={classes.card}>
        <AvatarField
          name={fullName(profile)}
          stored={profile.avatar_url}
          chosen={values.avatar}
          isRemoved={values.quitar_avatar === 'si'}
          onChoose={(avatar) => change({ avatar, quitar_avatar: 'no' })}
          onRemove={() => change({ avatar: null, quitar_avatar: profile.avatar_url ? 'si' : 'no' })}
        />
        <PendingEmail userId={profile.id} pending={profile.cambio_email} isMine />
        <Fields legend={t.person}>
          <GroupedFields fields={fields} form={form} />
          <DocumentFields fields={profileFields} form={form} />
        </Fields>
        {part !== null && <Uploading part={part} />}
        <FormActions form={form} />
      </section>
      <Account profile={profile} />
    </WireForm>
  )
}

function Account({ profile }: { profile: Profile }) {
  const t = { ...useTexts(texts), ...useTexts(profileTexts) }
  const label = useLabels(userFields)
  const language = useLanguage()
  return (
    <section className={classes.card} aria-labelledby="account">
      <div>
        <h2 id="account">{t.account}</h2>
        <p className={classes.about}>{t.accountHint}</p>
      </div>
      <FactGrid
        facts={[
          { label: label('rol_id'), value: textIn(roleNames[profile.rol_id as Role], language) },
          { label: label('empresa_id'), value: profile.empresa_nombre ?? t.noEnterprise },
          { label: label('sucursal_id'), value: profile.sucursal_nombre },
        ]}
      />
    </section>
  )
}

function Uploading({ part }: { part: number }) {
  const t = useTexts(profileTexts)
  const { percent } = useFormats()
  const label = t.uploading(percent(Math.round(part * 100) / 100))
  return (
    <div>
      <p className={classes.about}>{label}</p>
      <Progress value={part * 100} aria-label={label} />
    </div>
  )
}

function useProfileForm(profile: Profile) {
  const t = useTexts(profileTexts)
  const [part, setPart] = useState<number | null>(null)
  const initial: Values = {
    ...pickedOf(profileFields, profile),
    email: profile.email,
    quitar_avatar: 'no',
    version: profile.version,
    avatar: null,
  }
  const form = useWireForm({
    call: userCalls.updateProfile,
    initial,
    draft: { form: 'profile', label: t.profile },
    api: uploadingApi(setPart),
    body: (values) => asFiles(values as Values),
    onDone: ({ idioma: language }) => language !== profile.idioma && storeLanguage(language),
  })
  const values = form.values as Values
  const change = (changes: Partial<Values>) => form.set(changes)
  return { form, values, change, part: form.isSending && values.avatar ? part : null }
}

function asFiles({ avatar, ...values }: Values): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.append(name, String(value ?? ''))
  if (avatar) body.append('avatar', avatar, 'avatar.webp')
  return body
}
