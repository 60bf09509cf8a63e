import { Alert } from '@mantine/core'
import { Role, roleNames } from '@portal/contract/access/constants'
import { languageNames } from '@portal/contract/core/language-names'
import { textIn } from '@portal/contract/core/text'
import { userCalls } from '@portal/contract/users/calls'
import { type DocumentType, documentTypeNames, UserStatus } from '@portal/contract/users/constants'
import { userFields } from '@portal/contract/users/fields'
import { userMessages } from '@portal/contract/users/messages'
import { IconLock } from '@tabler/icons-react'
import { useOutletContext } from 'react-router'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useLabels } from '#core/dashboard/records/entity-fields.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useFormats } from '#core/formats/formats.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { emailTexts } from './email/email-texts.ts'
import { PendingEmail } from './email/pending-email.tsx'
import { fullName } from './full-name.ts'
import { texts } from './texts.ts'
import { useComparedFields } from './use-compared-fields.ts'
import { useUserChoices } from './use-user-choices.ts'
import { UserFields } from './user-fields.tsx'
import { choicesFor, type User, valuesOf } from './user-values.ts'

/** The stored data of a user: a form for those who may edit it, facts for others. */
export default function UserData() {
  const user = useOutletContext<User>()
  return user.puede_editar ? <UserEditForm key={user.id} user={user} /> : <UserFacts user={user} />
}

/** The data of a user whom the reader may not edit, and why. */
function UserFacts({ user }: { user: User }) {
  const t = useTexts(texts)
  const label = useLabels(userFields)
  const language = useLanguage()
  const message = useMessages(userMessages)
  const { date } = useFormats()
  const isSuper = user.rol_id === Role.superAdmin
  const { code } = isSuper ? userMessages.noHierarchyForSuperAdmin : userMessages.insufficientHierarchy
  const type = user.tipo_documento_id && textIn(documentTypeNames[user.tipo_documento_id as DocumentType], language)

  return (
    <>
      <Alert variant="light" color="gray" icon={<IconLock size={18} stroke={1.75} />} title={t.readOnly}>
        {message.numbered(code)}
      </Alert>
      <PendingEmail userId={user.id} pending={user.cambio_email} isMine={user.puede_cambiar_email} />
      <FactGrid
        facts={[
          { label: label('email'), value: user.email },
          { label: label('telefono'), value: user.telefono, isCode: true },
          { label: label('rol_id'), value: textIn(roleNames[user.rol_id as Role], language) },
          { label: label('empresa_id'), value: user.empresa_nombre ?? t.noEnterprise },
          { label: label('sucursal_id'), value: user.sucursal_nombre },
          { label: label('pais_id'), value: countryName(user.pais_id, language) },
          { label: type || label('numero_documento'), value: user.numero_documento, isCode: true },
          { label: label('idioma'), value: textIn(languageNames[user.idioma], language) },
          { label: t.created, value: date(user.creado_en), isCode: true },
        ]}
      />
    </>
  )
}

/** Edits a user; says the consequences of a change before it is saved. */
function UserEditForm({ user }: { user: User }) {
  const t = useTexts(texts)
  const e = useTexts(emailTexts)
  const message = useMessages(userMessages)
  const { user: me } = useSignedIn()
  const choices = choicesFor(useUserChoices(), user)
  const compare = useComparedFields(choices)
  const form = useWireForm({
    call: userCalls.update,
    params: { id: user.id },
    initial: valuesOf(user),
    draft: { form: `user-${user.id}`, label: fullName(user) },
  })
  const { rol_id: role, estado_id: status } = form.values
  const isMe = me.id === user.id

  return (
    <WireForm form={form} label={fullName(user)} compare={compare}>
      <PendingEmail userId={user.id} pending={user.cambio_email} isMine={user.puede_cambiar_email} />
      <UserFields
        form={form}
        choices={choices}
        before={user}
        whyEmailStays={!user.puede_cambiar_email && e.whyEmailStays}
        whyRoleStays={isMe && message.numbered(userMessages.ownRoleFixed.code)}
        whyStatusStays={isMe && t.ownStatusStays}
        isEnterpriseOptional={user.empresa_id === null}
        hints={{
          email: e.changeHint,
          ...(role !== user.rol_id && { rol_id: t.roleChangeEnds }),
          ...(status !== UserStatus.active && status !== user.estado_id && { estado_id: t.statusEnds }),
        }}
      />
      <FormActions form={form} />
    </WireForm>
  )
}
