import { calendarCalls } from '@portal/contract/calendar/calls'
import { ChangeScope } from '@portal/contract/calendar/constants'
import { useRef, useState } from 'react'
import { useSend } from '#core/dashboard/send.ts'
import { useTexts } from '#core/language/language.ts'
import { keyOf, type Occurrence, type Place, placeOf, timesAt } from './entries.ts'
import { useScopeQuestion } from './scope-question.tsx'
import { texts } from './texts.ts'

/**
 * Moves occurrences, by drag or by keys. What is being saved is shown where it was put; a refusal puts it back. A
 * recurring event asks which of its occurrences are meant.
 */
export function useMove() {
  const t = useTexts(texts)
  const ask = useScopeQuestion()
  const { send } = useSend(calendarCalls.update)
  const last = useRef<Promise<void>>(Promise.resolve())
  const versions = useRef(new Map<number, number>())
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

  async function move(occurrence: Occurrence, place: Place): Promise<void> {
    const key = keyOf(occurrence)
    setMoved((all) => new Map(all).set(key, place))
    const scope = occurrence.regla === '' ? ChangeScope.all : await ask(t.whichTitle)
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
  return { moved, move, placeNow }
}

const settledMs = 600
