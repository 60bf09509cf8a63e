import { textIn } from '@portal/contract/core/text'
import { taskCalls } from '@portal/contract/tasks/calls'
import { priorityNames } from '@portal/contract/tasks/constants'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { TaskFields } from './task-fields.tsx'
import type { TaskDetail } from './task-rows.ts'
import { texts } from './texts.ts'
import { useTaskChoices } from './use-task-choices.ts'

/** Changes what a task says. */
export function TaskForm({ task, onDone }: { task: TaskDetail; onDone: () => void }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { people, areas } = useTaskChoices()
  const { titulo, descripcion, encargado_id, regla_revision, area_id, prioridad, contacto_id, version } = task
  const form = useWireForm({
    call: taskCalls.update,
    params: { id: task.id },
    initial: {
      titulo,
      descripcion,
      encargado_id,
      encargados_revision: task.encargados_revision.map(({ usuario_id }) => usuario_id),
      regla_revision,
      area_id: area_id ?? '',
      prioridad,
      fecha_inicio: task.fecha_inicio ?? '',
      fecha_termino: task.fecha_termino ?? '',
      contacto_id,
      version,
    },
    draft: { form: `task-${task.id}`, label: t.draftOf(titulo) },
    onDone,
  })
  const nameIn = (choices: readonly { value: number; label: string }[]) => (id: unknown) =>
    choices.find(({ value }) => value === Number(id))?.label ?? ''
  return (
    <WireForm
      form={form}
      label={t.task}
      compare={[
        { name: 'titulo', label: t.title },
        { name: 'descripcion', label: t.description },
        { name: 'encargado_id', label: t.assignee, text: nameIn(people) },
        { name: 'area_id', label: t.area, text: nameIn(areas) },
        {
          name: 'prioridad',
          label: t.priority,
          text: (id) => textIn(priorityNames[id as keyof typeof priorityNames], language) ?? '',
        },
        { name: 'fecha_inicio', label: t.start },
        { name: 'fecha_termino', label: t.due },
      ]}
    >
      <TaskFields form={form} />
      <FormActions form={form} />
    </WireForm>
  )
}
