import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useTexts } from '#core/language/language.ts'
import type { Planning } from '../plan/use-plan.ts'
import { type Colouring, largestOf } from '../stage/paint.ts'
import { texts } from '../texts.ts'
import { useNumbers } from '../use-numbers.ts'
import styles from './toolbar.module.css'

export const tools = ['choose', 'remove', 'tie', 'point'] as const
export type Tool = (typeof tools)[number]

interface Props {
  planning: Planning
  tool: Tool
  onTool: (tool: Tool) => void
  colouring: Colouring
  onColouring: (colouring: Colouring) => void
}

/** What a press on the plan does, what its colours say, and the way back. */
export function Toolbar({ planning: { design, undo, redo }, tool, onTool, colouring, onColouring }: Props) {
  const t = useTexts(texts)
  const number = useNumbers()
  const most = colouring === 'time' ? design.summary.duracion : largestOf(design.relief)
  return (
    <div className={styles.toolbar}>
      <fieldset>
        <legend>{t.tools}</legend>
        {tools.map((one) => (
          <label key={one}>
            <input type="radio" name="tool" checked={tool === one} onChange={() => onTool(one)} />
            <span>{t.tool[one]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t.colour}</legend>
        {(['time', 'relief'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="colouring" checked={colouring === one} onChange={() => onColouring(one)} />
            <span>{t.colouring[one]}</span>
          </label>
        ))}
        <span className={styles.legend}>
          <span className={styles.ramp} aria-hidden />
          {t.legend[colouring](number(most, most < 20 ? 1 : 0))}
        </span>
      </fieldset>
      <div className={styles.history}>
        <button type="button" onClick={() => undo?.()} disabled={!undo} aria-label={t.undo} title={t.undo}>
          <IconArrowBackUp size={20} />
        </button>
        <button type="button" onClick={() => redo?.()} disabled={!redo} aria-label={t.redo} title={t.redo}>
          <IconArrowForwardUp size={20} />
        </button>
      </div>
    </div>
  )
}
