import { sequenceNames } from '@portal/contract/blast-plans/constants'
import { blastPlanMessages } from '@portal/contract/blast-plans/messages'
import { textIn } from '@portal/contract/core/text'
import { useEffect, useState } from 'react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useHydrated } from '#core/public/components/use-hydrated.ts'
import styles from './designer.module.css'
import { ChosenHole } from './panels/chosen-hole.tsx'
import { Controls } from './panels/controls.tsx'
import { Files } from './panels/files.tsx'
import { HoleTable } from './panels/hole-table.tsx'
import { Results } from './panels/results.tsx'
import { type Tool, Toolbar } from './panels/toolbar.tsx'
import { tied, toggled } from './plan/changes.ts'
import { usePlan } from './plan/use-plan.ts'
import type { Colouring } from './stage/paint.ts'
import { Run } from './stage/run.ts'
import { Stage } from './stage/stage.tsx'
import { Transport } from './stage/transport.tsx'
import { texts } from './texts.ts'
import { useNumbers } from './use-numbers.ts'

/** The designer: the plan from above with its simulation, its figures, and what they say. */
export default function Designer({ perConsole }: { perConsole: number | null }) {
  const t = useTexts(texts)
  const isHydrated = useHydrated()
  const language = useLanguage()
  const planning = usePlan()
  const { plan, design, change } = planning
  const [run] = useState(() => new Run())
  const [tool, setTool] = useState<Tool>('choose')
  const [colouring, setColouring] = useState<Colouring>('time')
  const [chosen, setChosen] = useState<number | null>(null)
  const [tiedFrom, setTiedFrom] = useState<number | null>(null)
  useEffect(() => run.reset(design.summary.duracion), [run, design])
  useUndoKeys(planning)

  function chooseTool(next: Tool) {
    setTool(next)
    setTiedFrom(null)
    if (next === 'tie' && plan.salida.tipo !== 'uniones')
      change({ ...plan, salida: { ...plan.salida, tipo: 'uniones' } })
  }

  function press(hole: number | null, place: { x: number; y: number }) {
    const round = (value: number) => Math.round(value * 10) / 10
    if (tool === 'point') change({ ...plan, punto: { x: round(place.x), y: round(place.y) } })
    if (tool === 'choose') setChosen(hole)
    if (tool === 'remove' && hole !== null) change(toggled(plan, hole))
    if (tool !== 'tie') return
    if (tiedFrom !== null && hole !== null && hole !== tiedFrom)
      change(tied(plan, tiedFrom, hole, plan.salida.entre_pozos))
    setTiedFrom(hole === tiedFrom ? null : hole)
  }

  const number = useNumbers()
  return (
    <>
      {planning.problem && (
        <p className={styles.problem} role="alert">
          {textIn(blastPlanMessages[planning.problem], language)}
        </p>
      )}
      <fieldset className={styles.designer} disabled={!isHydrated}>
        <div className={styles.main}>
          <Toolbar {...{ planning, tool, colouring }} onTool={chooseTool} onColouring={setColouring} />
          <p className={styles.hint} role="status">
            {tiedFrom === null ? t.toolHint[tool] : t.tieStarts(number(tiedFrom + 1))}
          </p>
          <Stage
            {...{ design, run, colouring, tiedFrom }}
            chosen={tool === 'choose' ? chosen : null}
            onPress={press}
            description={t.picture(
              number(design.summary.pozos),
              number(design.summary.duracion),
              textIn(sequenceNames[plan.salida.tipo], language),
            )}
          />
          <Transport {...{ design, run }} />
          {tool === 'choose' && chosen !== null && (
            <ChosenHole planning={planning} id={chosen} onClose={() => setChosen(null)} />
          )}
        </div>
        <aside className={styles.aside} aria-label={t.pattern}>
          <Controls planning={planning} />
        </aside>
        <div className={styles.main}>
          <Files planning={planning} />
          <Results design={design} perConsole={perConsole} />
          <HoleTable planning={planning} chosen={chosen} onChoose={setChosen} />
        </div>
      </fieldset>
    </>
  )
}

/** Ctrl+Z and Ctrl+Shift+Z, except in fields, which have their own. */
function useUndoKeys({ undo, redo }: Pick<ReturnType<typeof usePlan>, 'undo' | 'redo'>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
      if (!isKey || (event.target instanceof HTMLInputElement && event.target.type === 'text')) return
      event.preventDefault()
      if (event.shiftKey) redo?.()
      else undo?.()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [undo, redo])
}
