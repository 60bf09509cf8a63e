import { Checkbox } from '@mantine/core'
import { userCalls } from '@portal/contract/users/calls'
import { useLocation, useNavigate } from 'react-router'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'
import { useUserChoices } from './use-user-choices.ts'
import { UserFields } from './user-fields.tsx'
import { newUser } from './user-values.ts'

/** The form of a new user next to the list; after saving, their record replaces it. */
export default function NewUserPanel() {
  const t = useTexts(texts)
  const choices = useUserChoices()
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useWireForm({
    call: userCalls.save,
    initial: { ...newUser(choices), invitar: true },
    draft: { form: 'user-new', label: t.newUser },
    onDone: ({ id }) => void navigate({ pathname: `../${id}`, search }, { preventScrollReset: true }),
  })
  const isInvited = form.values.invitar === true

  return (
    <SidePanel title={t.newUser} size="form">
      <WireForm form={form} label={t.newUser}>
        <UserFields form={form} choices={choices} hints={{ email: isInvited && t.linkWillGo }} />
        <Checkbox
          label={t.inviteNow}
          description={t.inviteNowHint}
          checked={isInvited}
          onChange={({ currentTarget }) => form.set({ invitar: currentTarget.checked })}
        />
        <FormActions form={form} label={t.createUser} />
      </WireForm>
    </SidePanel>
  )
}
