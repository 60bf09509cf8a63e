import { useTexts } from '#core/language/language.ts'
import { Button } from '#core/public/components/button.tsx'
import { toggled, withTime } from '../plan/changes.ts'
import type { Planning } from '../plan/use-plan.ts'
import { texts } from '../texts.ts'
import { useNumbers } from '../use-numbers.ts'
import styles from './chosen-hole.module.css'
import { delayBounds } from './hole-table.tsx'
import { MeasureField } from './measure-field.tsx'

interface Props {
  planning: Planning
  id: number
  onClose: () => void
}

/** The hole that was pressed: its figures, and its time to change. */
export function ChosenHole({ planning: { plan, design, change }, id, onClose }: Props) {
  const t = useTexts(texts)
  const number = useNumbers()
  const hole = design.holes.find((one) => one.id === id)
  if (!hole) return null
  const set = plan.retardos.find(([one]) => one === id)?.[1]
  const relief = design.relief.get(id)
  return (
    <fieldset className={styles.chosen} aria-label={t.chosen(number(id + 1))}>
      <p>
        <strong>{t.chosen(number(id + 1))}</strong>
        <span>{t.chosenText(number(hole.carga, 1), relief === undefined ? '—' : number(relief, 1))}</span>
      </p>
      <MeasureField
        key={id}
        label={t.chosenTime}
        unit="ms"
        value={set ?? design.times.get(id) ?? null}
        bounds={delayBounds}
        onValue={(ms) => change(withTime(plan, id, ms))}
        onEmpty={() => change(withTime(plan, id, null))}
      />
      {set !== undefined && <Button onClick={() => change(withTime(plan, id, null))}>{t.bySequence}</Button>}
      <Button onClick={() => change(toggled(plan, id))}>{t.leaveOut}</Button>
      <Button onClick={onClose}>{t.close}</Button>
    </fieldset>
  )
}
