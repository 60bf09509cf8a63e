import { calendarCalls } from '@portal/contract/calendar/calls'
import { ChangeScope } from '@portal/contract/calendar/constants'
import { useRef, useState } from 'react'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { keyOf, type Occurrence, type Place, placeOf, timesAt } from './entries.ts'
import { useScopeQuestion } from './scope-question.tsx'
import { texts } from './texts.ts'

/**
 * Moves occurrences, by drag or by keys. What is being saved is shown where it was put; a refusal puts it back. A
 * recurring event asks which of its occurrences are meant, and who will be written to is said before it is done.
 */
export function useMove() {
  const t = useTexts(texts)
  const { user } = useSignedIn()
  const language = useLanguage()
  const { longDate, dateTime } = useFormats()
  const confirm = useConfirm()
  const ask = useScopeQuestion()
  const { send } = useSend(calendarCalls.update)
  const last = useRef<Promise<void>>(Promise.resolve())
  const versions = useRef(new Map<number, number>())
  const resting = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const [moved, setMoved] = useState<ReadonlyMap<string, Place>>(new Map())

  /** A key that is pressed again and again builds on what it has saved before. */
  async function save(occurrence: Occurrence, place: Place, scope: ChangeScope): Promise<void> {
    const { evento_id: id, descripcion, pais_id, zona_horaria, nota, regla, ocurrencia } = occurrence
    const version = Math.max(occurrence.version, versions.current.get(id) ?? 0)
    const reply = await send({
      params: { id },
      body: {
        ...{ descripcion, pais_id, zona_horaria, nota, regla, version, ocurrencia },
        responsables: occurrence.responsables.map((person) => person.id),
        ...timesAt(occurrence, place),
        alcance: scope,
      },
    })
    if (reply.ok) versions.current.set(reply.datos.evento_id, reply.datos.version)
  }

  const show = (occurrence: Occurrence, place: Place) => setMoved((all) => new Map(all).set(keyOf(occurrence), place))

  /** Asks before others are written to, and which occurrences are meant. Null: leave it where it was. */
  async function scopeOf(occurrence: Occurrence, place: Place): Promise<ChangeScope | null> {
    const told = occurrence.responsables.filter(({ id }) => id !== user.id)
    const mails =
      told.length === 0 ? '' : t.mailsTo(new Intl.ListFormat(language).format(told.map(({ nombre }) => nombre)))
    if (occurrence.regla !== '') return ask(t.whichTitle, mails)
    const times = timesAt(occurrence, place)
    const isPast = new Date(place.end.replace(' ', 'T')) <= new Date()
    if (mails === '' || isPast) return ChangeScope.all
    const when = times.todo_el_dia ? longDate(times.fecha_inicio) : dateTime(times.fecha_inicio)
    const isMeant = await confirm({
      title: t.moveTitle,
      text: `${t.moveText(occurrence.descripcion, when)}\n${mails}`,
      action: t.moveAction,
    })
    return isMeant ? ChangeScope.all : null
  }

  /** A key that is pressed again and again moves further; it is asked once, when the keys rest. */
  function moveByKeys(occurrence: Occurrence, place: Place): void {
    const key = keyOf(occurrence)
    show(occurrence, place)
    clearTimeout(resting.current.get(key))
    resting.current.set(
      key,
      setTimeout(() => void move(occurrence, place), keysRestMs),
    )
  }

  async function move(occurrence: Occurrence, place: Place): Promise<void> {
    const key = keyOf(occurrence)
    show(occurrence, place)
    const scope = await scopeOf(occurrence, place)
    if (scope) {
      last.current = last.current.then(() => save(occurrence, place, scope))
      await last.current
    }
    // after the reload that a success brings, so that nothing jumps back and forth
    setTimeout(
      () =>
        setMoved((all) => {
          const rest = new Map(all)
          if (rest.get(key) === place) rest.delete(key)
          return rest
        }),
      scope ? settledMs : 0,
    )
  }
  const placeNow = (occurrence: Occurrence): Place => moved.get(keyOf(occurrence)) ?? placeOf(occurrence)
  return { moved, move, moveByKeys, placeNow }
}

const settledMs = 600
const keysRestMs = 700
