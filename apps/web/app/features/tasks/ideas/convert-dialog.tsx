import { ideaCalls } from '@portal/contract/tasks/ideas/calls'
import { useNavigate } from 'react-router'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language/language.ts'
import { taskPath } from '../paths.ts'
import type { IdeaDetail } from './idea-rows.ts'
import { texts } from './texts.ts'
import { useIdeaChoices } from './use-idea-choices.ts'

/** Asks who does the task that an idea becomes, and opens the task. */
export function ConvertDialog({ idea, onClose }: { idea: IdeaDetail['idea']; onClose: () => void }) {
  const t = useTexts(texts)
  const navigate = useNavigate()
  const { asignables } = useIdeaChoices()
  const first = idea.integrantes.find(({ id }) => asignables.some((one) => one.id === id))
  const form = useWireForm({
    call: ideaCalls.convert,
    params: { id: idea.id },
    initial: { encargado_id: first?.id ?? '', version: idea.version },
    onDone: ({ tarea_id: taskId }) => void navigate(taskPath(taskId)),
  })
  return (
    <Dialog title={t.convert} size={480} onClose={onClose}>
      <WireForm form={form} label={t.convert}>
        <p>{t.convertText}</p>
        <SelectField
          {...form.field('encargado_id')}
          label={t.assignee}
          choices={asignables.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          required
        />
        <FormActions form={form} label={t.convert} />
      </WireForm>
    </Dialog>
  )
}
