import { Progress } from '@mantine/core'
import { type Role, roleNames } from '@portal/contract/access/constants'
import type { In, Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { userCalls } from '@portal/contract/users/calls'
import type { ProfileFormSchema, ProfileSchema } from '@portal/contract/users/schemas'
import { useState } from 'react'
import { uploadingApi } from '#core/api/api.upload.ts'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { languageChoices } from '#core/dashboard/form/choices.ts'
import { CountryField, PhoneField, SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { type Loose, useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
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

/** A user's own data, language and picture, saved together. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = { ...useTexts(texts), ...useTexts(profileTexts), ...useTexts(emailTexts) }
  const language = useLanguage()
  const { form, values, part, change } = useProfileForm(profile)
  const compared = useComparedFields({ empresas: [], sucursales: [] }).filter(({ name }) => name in values)

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
          <TextField {...form.field('nombres')} label={t.names} required autoComplete="given-name" />
          <TextField {...form.field('apellido_paterno')} label={t.lastName} autoComplete="family-name" />
          <TextField {...form.field('apellido_materno')} label={t.secondLastName} autoComplete="off" />
          <Wide>
            <TextField
              {...form.field('email')}
              type="email"
              label={t.email}
              description={t.changeHint}
              maxLength={254}
              required
              autoComplete="email"
            />
          </Wide>
          <CountryField
            {...form.field('pais_id')}
            label={t.country}
            placeholder={t.choose}
            clearable
            autoComplete="country-name"
          />
          <PhoneField {...form.field('telefono')} label={t.phone} countryId={values.pais_id} />
          <SelectField
            {...form.field('idioma')}
            label={t.language}
            description={t.languageHint}
            choices={languageChoices(language)}
            allowDeselect={false}
          />
          <DocumentFields field={form.field} />
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
  const language = useLanguage()
  return (
    <section className={classes.card} aria-labelledby="account">
      <div>
        <h2 id="account">{t.account}</h2>
        <p className={classes.about}>{t.accountHint}</p>
      </div>
      <FactGrid
        facts={[
          { label: t.role, value: textIn(roleNames[profile.rol_id as Role], language) },
          { label: t.enterprise, value: profile.empresa_nombre ?? t.noEnterprise },
          { label: t.branch, value: profile.sucursal_nombre },
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
    nombres: profile.nombres,
    apellido_paterno: profile.apellido_paterno,
    apellido_materno: profile.apellido_materno,
    tipo_documento_id: profile.tipo_documento_id,
    numero_documento: profile.numero_documento,
    telefono: profile.telefono,
    pais_id: profile.pais_id,
    idioma: profile.idioma,
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
