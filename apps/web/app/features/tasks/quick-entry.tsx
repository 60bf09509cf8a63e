import { TextInput } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { taskCalls } from '@portal/contract/tasks/calls'
import { priorityNames } from '@portal/contract/tasks/constants'
import { type FormEvent, useId, useRef, useState } from 'react'
import { newKey } from '#core/api/api.browser.ts'
import { useSend } from '#core/dashboard/send.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { type QuickTask, readQuickTask } from './read-quick-task.ts'
import classes from './task.module.css'
import { texts } from './texts.ts'
import { useTaskChoices } from './use-task-choices.ts'

/** A new task in one line; below it stands what was read, before it is stored. */
export function QuickEntry() {
  const t = useTexts(texts)
  const { people, areas } = useTaskChoices()
  const { user } = useSignedIn()
  const { date } = useFormats()
  const message = useMessages(taskCalls.save)
  const [line, setLine] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const key = useRef(newKey())
  const { send, isSending } = useSend(taskCalls.save, { isHandled: () => true })
  const readId = useId()
  const today = new Date().toLocaleDateString('sv')
  const isMonthFirst = date('2026-12-31').startsWith('12')
  const read = readQuickTask(line, { people, areas, today, isMonthFirst })

  async function create(event: FormEvent) {
    event.preventDefault()
    if (isSending || !read.title) return
    if (read.unknownPerson) return setRefusal(t.unknownPerson(read.unknownPerson))
    if (read.unknownArea) return setRefusal(t.unknownArea(read.unknownArea))
    const reply = await send({
      body: {
        titulo: read.title,
        encargado_id: read.personId ?? user.id,
        area_id: read.areaId,
        fecha_termino: read.due,
        ...(read.priority && { prioridad: read.priority }),
      },
      key: key.current,
    })
    if (!reply.ok) return setRefusal(message.numbered(Object.values(reply.campos)[0]) ?? message.of(reply))
    key.current = newKey()
    setLine('')
    setRefusal(null)
  }
  return (
    <form className={classes.quick} onSubmit={(event) => void create(event)} aria-label={t.quick}>
      <TextInput
        aria-label={t.quick}
        aria-describedby={readId}
        placeholder={t.quickPlaceholder}
        value={line}
        onChange={({ currentTarget }) => {
          setLine(currentTarget.value)
          setRefusal(null)
        }}
        error={refusal}
        maxLength={400}
        autoComplete="off"
        data-quick
      />
      <p id={readId} className={classes.read} aria-live="polite">
        {line.trim() ? <Read task={read} /> : t.quickHint}
      </p>
    </form>
  )
}

function Read({ task }: { task: QuickTask }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { people, areas } = useTaskChoices()
  const { user } = useSignedIn()
  const { longDate } = useFormats()
  const nameIn = (choices: readonly { value: number; label: string }[], id: number | null) =>
    choices.find(({ value }) => value === id)?.label
  const parts = [
    task.title || '…',
    nameIn(people, task.personId) ?? `${user.nombres} ${user.apellido_paterno}`,
    nameIn(areas, task.areaId),
    task.due && longDate(task.due),
    task.priority && textIn(priorityNames[task.priority], language),
  ].filter(Boolean)
  return (
    <>
      {t.read}: {parts.join(' · ')}
    </>
  )
}
