import { delayLimits } from '@portal/contract/blast-plans/constants'
import { holeCount } from '@portal/contract/blast-plans/plan'
import { useState } from 'react'
import { useTexts } from '#core/language/language.ts'
import { Button } from '#core/public/components/button.tsx'
import { tied, toggled, withTime } from '../plan/changes.ts'
import type { Planning } from '../plan/use-plan.ts'
import { texts } from '../texts.ts'
import { useNumbers } from '../use-numbers.ts'
import styles from './hole-table.module.css'
import { MeasureField } from './measure-field.tsx'

const onPage = 50
export const delayBounds = { ...delayLimits, kind: { decimals: 0 } } as const

interface Props {
  planning: Planning
  chosen: number | null
  onChoose: (id: number | null) => void
}

/** The holes as a table, which takes every change that the picture takes. */
export function HoleTable({ planning: { plan, design, change }, chosen, onChoose }: Props) {
  const t = useTexts(texts)
  const [page, setPage] = useState(0)
  const count = holeCount(plan)
  const pages = Math.max(1, Math.ceil(count / onPage))
  const shown = Math.min(page, pages - 1)
  const ids = Array.from({ length: Math.min(onPage, count - shown * onPage) }, (_, index) => shown * onPage + index)
  const byId = new Map(design.holes.map((hole) => [hole.id, hole]))
  const typed = new Map(plan.retardos)
  const number = useNumbers()
  return (
    <details className={styles.holes}>
      <summary>{t.table}</summary>
      <p className={styles.lead}>{t.tableText}</p>
      <TieForm {...{ count }} onTie={(from, to, ms) => change(tied(plan, from, to, ms))} />
      <div className={styles.scroll}>
        <table aria-label={t.table}>
          <thead>
            <tr>
              <th scope="col">{t.hole}</th>
              <th scope="col">x (m)</th>
              <th scope="col">y (m)</th>
              <th scope="col">{t.timeColumn}</th>
              <th scope="col">{t.chargeColumn}</th>
              <th scope="col">{t.reliefColumn}</th>
              <th scope="col">{t.used}</th>
            </tr>
          </thead>
          <tbody>
            {ids.map((id) => {
              const hole = byId.get(id)
              const relief = design.relief.get(id)
              return (
                <tr key={id} aria-current={chosen === id || undefined}>
                  <th scope="row">
                    <button type="button" onClick={() => onChoose(id)}>
                      {number(id + 1)}
                    </button>
                  </th>
                  <td>{hole ? number(hole.x, 2) : '—'}</td>
                  <td>{hole ? number(hole.y, 2) : '—'}</td>
                  <td>
                    {hole ? (
                      <MeasureField
                        label={t.timeOf(number(id + 1))}
                        value={typed.get(id) ?? design.times.get(id) ?? null}
                        bounds={delayBounds}
                        onValue={(ms) => change(withTime(plan, id, ms))}
                        onEmpty={() => change(withTime(plan, id, null))}
                      />
                    ) : (
                      '—'
                    )}
                  </td>
                  <td>{hole ? number(hole.carga, 1) : '—'}</td>
                  <td>{relief === undefined ? '—' : number(relief, 1)}</td>
                  <td>
                    <input
                      type="checkbox"
                      checked={hole !== undefined}
                      onChange={() => change(toggled(plan, id))}
                      aria-label={t.usedOf(number(id + 1))}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {pages > 1 && (
        <nav className={styles.pages} aria-label={t.pages}>
          <Button onClick={() => setPage(shown - 1)} disabled={shown === 0}>
            {t.previous}
          </Button>
          <span>{t.page(number(shown + 1), number(pages))}</span>
          <Button onClick={() => setPage(shown + 1)} disabled={shown === pages - 1}>
            {t.next}
          </Button>
        </nav>
      )}
    </details>
  )
}

interface TieFormProps {
  count: number
  onTie: (from: number, to: number, ms: number) => void
}

/** Ties two holes by their numbers: what two presses on the picture do. */
function TieForm({ count, onTie }: TieFormProps) {
  const t = useTexts(texts)
  const [from, setFrom] = useState<number | null>(null)
  const [to, setTo] = useState<number | null>(null)
  const [ms, setMs] = useState(25)
  const numbers = { least: 1, most: count, kind: { decimals: 0 } } as const
  const isReady = from !== null && to !== null && from !== to
  return (
    <fieldset className={styles.tie} aria-label={t.tie}>
      <MeasureField label={t.tieFrom} value={from} bounds={numbers} onValue={setFrom} onEmpty={() => setFrom(null)} />
      <MeasureField label={t.tieTo} value={to} bounds={numbers} onValue={setTo} onEmpty={() => setTo(null)} />
      <MeasureField label={t.tieDelay} unit="ms" value={ms} bounds={delayBounds} onValue={setMs} />
      <Button
        disabled={!isReady}
        onClick={() => {
          if (!isReady) return
          onTie(from - 1, to - 1, ms)
          setFrom(to)
          setTo(null)
        }}
      >
        {t.tieAction}
      </Button>
    </fieldset>
  )
}
