import { taskCalls } from '@portal/contract/tasks/calls'
import { Priority, ReviewRule } from '@portal/contract/tasks/constants'
import { useNavigate, useSearchParams } from 'react-router'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { idFrom } from '#core/formats/ids.ts'
import { useTexts } from '#core/language/language.ts'
import { taskPath } from './paths.ts'
import { TaskFields } from './task-fields.tsx'
import { texts } from './texts.ts'

/** The form of a new task next to the list; what another screen makes it of comes with the address. */
export default function NewTaskPanel() {
  const t = useTexts(texts)
  const { user } = useSignedIn()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const form = useWireForm({
    call: taskCalls.save,
    initial: {
      titulo: params.get('nueva_titulo') ?? '',
      descripcion: '',
      encargado_id: user.id,
      encargados_revision: [],
      regla_revision: ReviewRule.all,
      area_id: '',
      prioridad: Priority.medium,
      fecha_inicio: '',
      fecha_termino: '',
      contacto_id: idFrom(params.get('nueva_contacto')),
      puntos: [],
      origen_texto: params.get('nueva_origen') ?? '',
      origen_direccion: params.get('nueva_direccion') ?? '',
    },
    draft: { form: 'task-new', label: t.newTask },
    onDone: ({ id }) => void navigate(taskPath(id)),
  })
  return (
    <SidePanel title={t.newTask} size="form">
      <WireForm form={form} label={t.newTask}>
        <TaskFields form={form} />
        <FormActions form={form} label={t.createTask} />
      </WireForm>
    </SidePanel>
  )
}
