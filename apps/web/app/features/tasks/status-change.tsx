import { Button, Group, Textarea } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { taskCalls } from '@portal/contract/tasks/calls'
import { commentLimits } from '@portal/contract/tasks/constants'
import { type TaskStatus, taskStatusNames } from '@portal/contract/tasks/states'
import { type ReactNode, useState } from 'react'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { kitTexts } from '#core/dashboard/texts.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { moveName } from './move-names.ts'
import type { Task } from './task-rows.ts'
import { texts } from './texts.ts'

type Changed = Pick<Task, 'id' | 'titulo' | 'estado' | 'version' | 'transiciones_permitidas'>

interface Asking {
  task: Changed
  estado: TaskStatus
  answer: (comment: string | null) => void
}

/** Changes the status of tasks; `dialog` asks for the comment where the table of transitions requires one. */
export function useStatusChange(): {
  /** Returns the version of the changed task, or null. */
  change: (task: Changed, estado: TaskStatus) => Promise<number | null>
  dialog: ReactNode
  isSending: boolean
} {
  const { send, isSending } = useSend(taskCalls.setStatus)
  const [asking, setAsking] = useState<Asking | null>(null)

  const askFor = (task: Changed, estado: TaskStatus) =>
    new Promise<string | null>((answer) => setAsking({ task, estado, answer }))

  async function change(task: Changed, estado: TaskStatus): Promise<number | null> {
    const allowed = task.transiciones_permitidas.find((each) => each.estado === estado)
    const comentario = allowed?.comentario ? await askFor(task, estado) : ''
    if (comentario === null) return null
    const reply = await send({ params: { id: task.id }, body: { estado, comentario, version: task.version } })
    return reply.ok ? reply.datos.version : null
  }
  const answer = (comment: string | null) => {
    asking?.answer(comment)
    setAsking(null)
  }
  return { change, isSending, dialog: asking && <CommentDialog asking={asking} onAnswer={answer} /> }
}

function CommentDialog({ asking, onAnswer }: { asking: Asking; onAnswer: (comment: string | null) => void }) {
  const t = useTexts(texts)
  const kit = useTexts(kitTexts)
  const language = useLanguage()
  const [comment, setComment] = useState('')
  const typed = comment.trim()
  return (
    <Dialog
      title={`${asking.task.titulo} → ${textIn(taskStatusNames[asking.estado], language)}`}
      size={460}
      onClose={() => onAnswer(null)}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (typed) onAnswer(typed)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && typed) onAnswer(typed)
        }}
      >
        <Textarea
          label={t.whyFor[asking.estado] ?? t.why}
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
          maxLength={commentLimits.text}
          autosize
          minRows={3}
          required
          data-autofocus
        />
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" onClick={() => onAnswer(null)}>
            {kit.cancel}
          </Button>
          <Button type="submit" disabled={!typed}>
            {t.moves[moveName(asking.task, asking.estado)]}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
