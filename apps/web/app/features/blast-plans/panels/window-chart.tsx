import { windowMs } from '@portal/contract/blast-plans/constants'
import { useTexts } from '#core/language/language.ts'
import type { Design } from '../plan/design.ts'
import { texts } from '../texts.ts'
import { useNumbers } from '../use-numbers.ts'
import styles from './results.module.css'

const [width, height] = [640, 120]
const mostBars = 160

/** Returns the charges of consecutive stretches of time, each a multiple of 8 ms, so that at most 160 are drawn. */
export function barsOf({ order, summary }: Pick<Design, 'order' | 'summary'>): { each: number; charges: number[] } {
  const each = windowMs * Math.max(1, Math.ceil((summary.duracion + 1) / windowMs / mostBars))
  const charges = Array.from({ length: Math.ceil((summary.duracion + 1) / each) }, () => 0)
  for (const { ms, carga } of order) charges[Math.floor(ms / each)]! += carga
  return { each, charges }
}

/** The explosive that fires over time. Its figure in words stands above. */
export function WindowChart({ design }: { design: Design }) {
  const t = useTexts(texts)
  const { each, charges } = barsOf(design)
  const most = Math.max(...charges, 1)
  const across = width / Math.max(1, charges.length)
  const number = useNumbers()
  return (
    <figure className={styles.chart}>
      <figcaption>{t.chart(each)}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
        {charges.map((charge, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in time
            key={index}
            x={index * across}
            y={height - (charge / most) * height}
            width={Math.max(0.5, across - 1)}
            height={(charge / most) * height}
          />
        ))}
      </svg>
      <div className={styles.axis} aria-hidden>
        <span>0 ms</span>
        <span>{t.atMost(number(most))}</span>
        <span>{number(design.summary.duracion)} ms</span>
      </div>
    </figure>
  )
}
