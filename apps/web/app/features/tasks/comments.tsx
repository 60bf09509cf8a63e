import { ActionIcon, Button, Textarea } from '@mantine/core'
import { taskPartCalls } from '@portal/contract/tasks/comments/calls'
import { taskLimits } from '@portal/contract/tasks/constants'
import { IconTrash } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { newKey } from '#core/api/api.browser.ts'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { ChoiceSelect } from '#core/dashboard/form/choice-select.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './task.module.css'
import type { TaskData } from './task-rows.ts'
import { texts } from './texts.ts'

interface Props {
  taskId: number
  comments: TaskData['comentarios']
  /** Who may be mentioned. */
  people: TaskData['personas']
}

/** What was said about a task, and the field to say more. */
export function Comments({ taskId, comments, people }: Props) {
  const t = useTexts(texts)
  return (
    <PanelSection title={t.comments}>
      <ol className={classes.comments}>
        {comments.map((comment) => (
          <Comment key={comment.id} comment={comment} />
        ))}
      </ol>
      <NewComment taskId={taskId} people={people} />
    </PanelSection>
  )
}

function Comment({ comment }: { comment: TaskData['comentarios'][number] }) {
  const t = useTexts(texts)
  const { relative, dateTime } = useFormats()
  const { send } = useSend(taskPartCalls.setCommentStatus)
  const { id, autor, creado_en, eliminado, puede_eliminar } = comment
  return (
    <li className={classes.comment} data-deleted={eliminado || undefined}>
      <div className={classes.commentHead}>
        <span title={dateTime(creado_en)}>
          {autor} · {relative(creado_en)}
        </span>
        {puede_eliminar && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={24}
            aria-label={t.removeComment}
            onClick={() => void send({ params: { id }, body: { estado: 0 } })}
          >
            <IconTrash size={14} stroke={1.75} />
          </ActionIcon>
        )}
      </div>
      <p className={classes.text}>{eliminado ? t.deletedComment : comment.comentario}</p>
    </li>
  )
}

/** People are mentioned by `@` and their full name, typed or chosen. */
function NewComment({ taskId, people }: Omit<Props, 'comments'>) {
  const t = useTexts(texts)
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const key = useRef(newKey())
  const { send, isSending } = useSend(taskPartCalls.saveComment)

  async function say(event: FormEvent) {
    event.preventDefault()
    if (!text.trim() || isSending) return
    const menciones = people.filter(({ nombre }) => text.includes(`@${nombre}`)).map(({ id }) => id)
    const { ok } = await send({
      body: { tarea_id: taskId, comentario: text, menciones: menciones.slice(0, taskLimits.mentions) },
      key: key.current,
    })
    if (!ok) return
    key.current = newKey()
    setText('')
  }
  function mention(id: unknown) {
    const name = people.find((person) => person.id === id)?.nombre
    if (!name) return
    setText(`${text}${text === '' || text.endsWith(' ') ? '' : ' '}@${name} `)
    field.current?.focus()
  }
  const sendByKeys = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void say(event)
  }
  return (
    <form aria-label={t.comment} onSubmit={(event) => void say(event)} onKeyDown={sendByKeys}>
      <Textarea
        ref={field}
        aria-label={t.comment}
        placeholder={t.commentHint}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        maxLength={taskLimits.comment}
        autosize
        minRows={2}
      />
      <div className={classes.send}>
        <ChoiceSelect
          aria-label={t.mention}
          placeholder={`@ ${t.mention}`}
          choices={people.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          value={null}
          onChange={mention}
        />
        <Button type="submit" variant="default" loading={isSending} disabled={!text.trim()}>
          {t.send}
        </Button>
      </div>
    </form>
  )
}
