import { ActionIcon, Checkbox, TextInput } from '@mantine/core'
import { taskLimits } from '@portal/contract/tasks/constants'
import { taskPartCalls } from '@portal/contract/tasks/parts/calls'
import { IconX } from '@tabler/icons-react'
import { type FormEvent, useEffect, useState } from 'react'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './task.module.css'
import type { TaskData, TaskDetail } from './task-rows.ts'
import { texts } from './texts.ts'

/** The sub-items of a task, ticked by those who work on it. */
export function Checklist({ task, items }: { task: TaskDetail; items: TaskData['puntos'] }) {
  const t = useTexts(texts)
  const { number } = useFormats()
  const { puede_trabajar: canWork } = task
  const done = items.filter(({ hecho }) => hecho).length
  if (items.length === 0 && !canWork) return null
  const title = items.length ? `${t.checklist} · ${t.shownOf(number(done), number(items.length))}` : t.checklist
  return (
    <PanelSection title={title}>
      <ul className={classes.items}>
        {items.map((item) => (
          <Item key={item.id} item={item} canWork={canWork} />
        ))}
      </ul>
      {canWork && items.length < taskLimits.items && <NewItem taskId={task.id} />}
    </PanelSection>
  )
}

function Item({ item, canWork }: { item: TaskData['puntos'][number]; canWork: boolean }) {
  const t = useTexts(texts)
  const tick = useSend(taskPartCalls.updateItem)
  const [ticked, setTicked] = useState<boolean | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored item replaces what was ticked here
  useEffect(() => setTicked(null), [item])

  async function toggle(hecho: boolean) {
    setTicked(hecho)
    const { ok } = await tick.send({ params: { id: item.id }, body: { hecho } })
    if (!ok) setTicked(null)
  }
  const remove = useSend(taskPartCalls.removeItem)
  return (
    <li className={classes.item}>
      <Checkbox
        label={item.texto}
        checked={ticked ?? item.hecho}
        disabled={!canWork}
        title={item.hecho_por ? t.doneBy(item.hecho_por) : undefined}
        onChange={({ currentTarget }) => void toggle(currentTarget.checked)}
      />
      {canWork && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t.removeItem(item.texto)}
          onClick={() => void remove.send({ params: { id: item.id } })}
        >
          <IconX size={14} />
        </ActionIcon>
      )}
    </li>
  )
}

function NewItem({ taskId }: { taskId: number }) {
  const t = useTexts(texts)
  const [text, setText] = useState('')
  const { send, isSending } = useSend(taskPartCalls.saveItem)
  async function add(event: FormEvent) {
    event.preventDefault()
    if (!text.trim() || isSending) return
    const { ok } = await send({ body: { tarea_id: taskId, texto: text } })
    if (ok) setText('')
  }
  return (
    <form onSubmit={(event) => void add(event)}>
      <TextInput
        aria-label={t.addItem}
        placeholder={t.addItem}
        value={text}
        maxLength={taskLimits.item}
        autoComplete="off"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </form>
  )
}
