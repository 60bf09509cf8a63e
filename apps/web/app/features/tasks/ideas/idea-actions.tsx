import { textIn } from '@portal/contract/core/text'
import { ideaCalls } from '@portal/contract/tasks/ideas/calls'
import { IdeaHorizon, ideaHorizonNames } from '@portal/contract/tasks/ideas/constants'
import { IconArrowRight, IconChecklist, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { taskPath } from '../paths.ts'
import type { IdeaDetail } from './idea-rows.ts'
import { ideasPath } from './paths.ts'
import { texts } from './texts.ts'
import { useIdeaChoices } from './use-idea-choices.ts'

/** What may be done with an idea besides editing it. */
export function IdeaActions({ idea }: { idea: IdeaDetail['idea'] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { send: move } = useSend(ideaCalls.move)
  const { send: remove } = useSend(ideaCalls.remove)
  const { asignables } = useIdeaChoices()
  const [isConverted, setConverted] = useState(false)
  const params = { id: idea.id }
  const { version } = idea

  async function askToRemove() {
    if (!(await confirm({ title: t.removeTitle, text: t.removeText, action: t.remove, isDanger: true }))) return
    if ((await remove({ params })).ok) void navigate(ideasPath + search, { preventScrollReset: true })
  }
  const closed = idea.puede_editar ? undefined : idea.tarea_id === null ? t.onlyMembers : t.isTask
  const moves = Object.values(IdeaHorizon)
    .filter((horizon) => horizon !== idea.tiempo_interes)
    .map((horizon) => ({
      label: t.moveTo(textIn(ideaHorizonNames[horizon], language)),
      icon: IconArrowRight,
      onClick: () => void move({ params, body: { tiempo_interes: horizon, version } }),
      why: closed,
    }))
  const conversion = { label: t.convert, icon: IconChecklist, onClick: () => setConverted(true), why: closed }
  return (
    <>
      <RecordMenu
        actions={[
          ...(asignables.length > 0 ? [conversion] : []),
          ...moves,
          {
            label: t.remove,
            icon: IconTrash,
            onClick: () => void askToRemove(),
            isDanger: true,
            why: idea.puede_eliminar ? undefined : t.onlyAuthor,
          },
        ]}
      />
      {isConverted && <ConvertDialog idea={idea} onClose={() => setConverted(false)} />}
    </>
  )
}

/** Asks who does the task that an idea becomes, and opens the task. */
function ConvertDialog({ idea, onClose }: { idea: IdeaDetail['idea']; onClose: () => void }) {
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
