import { calendarCalls } from '@portal/contract/calendar/calls'
import { ChangeScope } from '@portal/contract/calendar/constants'
import { useState } from 'react'
import { useSend } from '#core/dashboard/send.ts'
import { useTexts } from '#core/language/language.ts'
import { keyOf, type Occurrence, type Place, timesAt } from './entries.ts'
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
  const [moved, setMoved] = useState<ReadonlyMap<string, Place>>(new Map())

  async function move(occurrence: Occurrence, place: Place): Promise<void> {
    const key = keyOf(occurrence)
    setMoved((all) => new Map(all).set(key, place))
    const scope = occurrence.regla === '' ? ChangeScope.all : await ask(t.whichTitle)
    const { descripcion, pais_id, zona_horaria, nota, regla, version, ocurrencia } = occurrence
    if (scope)
      await send({
        params: { id: occurrence.evento_id },
        body: {
          ...{ descripcion, pais_id, zona_horaria, nota, regla, version, ocurrencia },
          responsables: occurrence.responsables.map(({ id }) => id),
          ...timesAt(occurrence, place),
          alcance: scope,
        },
      })
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
  return { moved, move }
}

const settledMs = 600
