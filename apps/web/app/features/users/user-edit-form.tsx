import { userCalls } from '@portal/contract/users/calls'
import { UserStatus } from '@portal/contract/users/constants'
import { userMessages } from '@portal/contract/users/messages'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { emailTexts } from './email/email-texts.ts'
import { PendingEmail } from './email/pending-email.tsx'
import { fullName } from './full-name.ts'
import { texts } from './texts.ts'
import { useComparedFields } from './use-compared-fields.ts'
import { useUserChoices } from './use-user-choices.ts'
import { UserFields } from './user-fields.tsx'
import { choicesFor, type User, valuesOf } from './user-values.ts'

/** Edits a user; says the consequences of a change before it is saved. */
export function UserEditForm({ user }: { user: User }) {
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
