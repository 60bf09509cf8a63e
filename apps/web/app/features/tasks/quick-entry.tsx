import { TextInput, UnstyledButton } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { taskCalls } from '@portal/contract/tasks/calls'
import { priorityNames } from '@portal/contract/tasks/constants'
import { IconX } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { newKey } from '#core/api/api.browser.ts'
import { useSend } from '#core/dashboard/send.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useFormats } from '#core/formats/formats.ts'
import { dayHere } from '#core/formats/zones.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { refusalAt } from '#core/language/refusal-at.ts'
import { type QuickTask, type Reading, readQuickTask } from './read-quick-task.ts'
import classes from './task.module.css'
import { texts } from './texts.ts'
import { useTaskChoices } from './use-task-choices.ts'

/** A new task in one line. What was read of it is shown below as chips, each of which a key turns back to words. */
export function QuickEntry() {
  const t = useTexts(texts)
  const { user } = useSignedIn()
  const message = useMessages(taskCalls.save)
  const { line, read, write, turnBack } = useQuickLine()
  const [refusal, setRefusal] = useState<string | null>(null)
  const key = useRef(newKey())
  const field = useRef<HTMLInputElement>(null)
  const { send, isSending } = useSend(taskCalls.save, { isHandled: () => true })
  const readId = useId()

  function change(typed: string) {
    write(typed)
    setRefusal(null)
  }
  function toWords(reading: Reading) {
    turnBack(reading)
    setRefusal(null)
    field.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    const last = read.readings.at(-1)
    if (event.key !== 'Escape' || !last) return
    event.stopPropagation()
    toWords(last)
  }
  async function create(event: FormEvent) {
    event.preventDefault()
    if (isSending || !read.title) return
    const { readings } = read
    const person = readings.find((reading) => reading.kind === 'person')?.value
    const area = readings.find((reading) => reading.kind === 'area')?.value
    const priority = readings.find((reading) => reading.kind === 'priority')?.value
    const due = readings.find((reading) => reading.kind === 'due')?.value
    const unknown = readings.find(({ value }) => value === null)
    if (unknown)
      return setRefusal((unknown.kind === 'person' ? t.unknownPerson : t.unknownArea)(unknown.words.slice(1)))
    const reply = await send({
      body: {
        titulo: read.title,
        encargado_id: person ?? user.id,
        area_id: area ?? null,
        fecha_termino: due ?? null,
        ...(priority && { prioridad: priority }),
      },
      key: key.current,
    })
    if (!reply.ok) return setRefusal(refusalAt(message, reply, Object.keys(reply.campos)[0] ?? '') ?? message.of(reply))
    key.current = newKey()
    change('')
  }
  return (
    <form className={classes.quick} onSubmit={(event) => void create(event)} aria-label={t.quick}>
      <TextInput
        ref={field}
        aria-label={t.quick}
        aria-describedby={readId}
        placeholder={t.quickPlaceholder}
        value={line}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={onKeyDown}
        error={refusal}
        maxLength={400}
        autoComplete="off"
        data-quick
      />
      {line.trim() ? (
        <Read id={readId} task={read} onWords={toWords} />
      ) : (
        <p id={readId} className={classes.read}>
          {t.quickHint}
        </p>
      )}
    </form>
  )
}

/** The line, what it was read as, and which readings stay words: until the line no longer has them. */
function useQuickLine() {
  const { people, areas } = useTaskChoices()
  const { date } = useFormats()
  const [line, setLine] = useState('')
  const [asWords, setAsWords] = useState<readonly string[]>([])
  const today = dayHere()
  const choices = { people, areas, today, isMonthFirst: date('2026-12-31').startsWith('12') }
  return {
    line,
    read: readQuickTask(line, choices, asWords),
    write(typed: string) {
      setLine(typed)
      setAsWords(asWords.filter((words) => ` ${typed} `.replace(/\s+/gu, ' ').includes(` ${words} `)))
    },
    turnBack: ({ words }: Reading) => setAsWords([...asWords, words]),
  }
}

interface ReadProps {
  id: string
  task: QuickTask
  onWords: (reading: Reading) => void
}

function Read({ id, task, onWords }: ReadProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { people, areas } = useTaskChoices()
  const { user } = useSignedIn()
  const { longDate } = useFormats()
  const labelOf = (choices: readonly { value: number; label: string }[], id: number | null) =>
    choices.find(({ value }) => value === id)?.label
  const textOf = ({ kind, value, words }: Reading): string => {
    if (kind === 'due') return longDate(value)
    if (kind === 'priority') return textIn(priorityNames[value], language)
    return labelOf(kind === 'person' ? people : areas, value) ?? t.notKnown(words)
  }
  const isOwn = !task.readings.some(({ kind }) => kind === 'person')
  return (
    <div className={classes.read}>
      <p id={id} aria-live="polite">
        {t.read}: <b>{task.title || '…'}</b>
        {isOwn && ` · ${user.nombres} ${user.apellido_paterno}`}
        <span className={classes.hidden}>{task.readings.map((reading) => ` · ${textOf(reading)}`).join('')}</span>
      </p>
      {task.readings.map((reading) => (
        <UnstyledButton
          key={reading.words}
          className={classes.chip}
          aria-label={t.turnBack(textOf(reading), reading.words)}
          title={t.turnBack(textOf(reading), reading.words)}
          data-unknown={reading.value === null || undefined}
          onClick={() => onWords(reading)}
          onKeyDown={({ key }) => (key === 'Backspace' || key === 'Delete') && onWords(reading)}
        >
          {t.readings[reading.kind]}: <b>{textOf(reading)}</b>
          <IconX size={14} />
        </UnstyledButton>
      ))}
      {task.readings.length > 0 && <span className={classes.keyHint}>{t.escapeTurnsBack}</span>}
    </div>
  )
}
