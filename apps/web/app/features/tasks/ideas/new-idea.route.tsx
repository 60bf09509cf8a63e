import { ideaCalls } from '@portal/contract/tasks/ideas/calls'
import { IdeaHorizon } from '@portal/contract/tasks/ideas/constants'
import { useLocation, useNavigate } from 'react-router'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useTexts } from '#core/language/language.ts'
import { IdeaFields } from './idea-fields.tsx'
import { ideasPath } from './paths.ts'
import { texts } from './texts.ts'

/** The form of a new idea next to the board. */
export default function NewIdeaPanel() {
  const t = useTexts(texts)
  const { user } = useSignedIn()
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useWireForm({
    call: ideaCalls.save,
    initial: {
      titulo: '',
      descripcion: '',
      integrantes: [user.id],
      area_id: '',
      tiempo_interes: IdeaHorizon.onHold,
    },
    draft: { form: 'idea-new', label: t.newIdea },
    onDone: ({ id }) => void navigate(`${ideasPath}/${id}${search}`, { preventScrollReset: true }),
  })
  return (
    <SidePanel title={t.newIdea} size="form">
      <WireForm form={form} label={t.newIdea}>
        <IdeaFields form={form} />
        <FormActions form={form} label={t.createIdea} />
      </WireForm>
    </SidePanel>
  )
}
