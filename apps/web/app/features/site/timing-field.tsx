import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useTexts } from '#core/language.ts'
import { chargeOf, contour, contourTimes, edges, holes, onPaper, stemOf, viewBox } from './blast-pattern.ts'
import { homeTexts } from './home-texts.ts'
import styles from './timing-field.module.css'
import { useFiring } from './use-firing.ts'

const drawn = holes.map((hole) => ({ hole, at: onPaper(hole.x, hole.y) }))
const stems = holes.map(stemOf).join('')
const labelled = contourTimes.filter((time) => time % 100 === 0 && time > 0)

/**
 * A bench with its drill pattern, and the lines of equal firing time that run through it. It stands still until someone
 * starts it; then the front passes through the holes ten times slower than in the field.
 */
export function TimingField() {
  const t = useTexts(homeTexts)
  const { root, front, clock, isRunning, toggle } = useFiring()
  const Icon = isRunning ? IconPlayerPauseFilled : IconPlayerPlayFilled

  return (
    <div className={styles.field}>
      <svg ref={root} className={styles.drawing} viewBox={viewBox} role="img" aria-label={t.drawing}>
        <path className={styles.edge} d={edges} />
        <path className={styles.stem} d={stems} />
        {drawn.map(({ hole }) => (
          <path key={`${hole.x} ${hole.y}`} className={styles.charge} data-delay={hole.delay} d={chargeOf(hole)} />
        ))}
        {contourTimes.map((time) => (
          <path key={time} className={time % 100 ? styles.contour : styles.major} d={contour(time)} />
        ))}
        <path ref={front} className={styles.front} />
        {drawn.map(({ hole, at }) => (
          <ellipse
            key={`${hole.x} ${hole.y}`}
            className={styles.collar}
            data-delay={hole.delay}
            cx={at.x}
            cy={at.y}
            rx="5"
            ry="3.4"
          />
        ))}
        {labelled.map((time) => {
          const at = labelPoint(time)
          return (
            at && (
              <text key={time} className={styles.label} x={at.x + 10} y={at.y + 4}>
                {time} ms
              </text>
            )
          )
        })}
      </svg>
      <button type="button" className={styles.play} onClick={toggle}>
        <Icon size={16} aria-hidden />
        <span>{isRunning ? t.pause : t.play}</span>
        <output ref={clock} className={styles.clock} aria-hidden />
      </button>
    </div>
  )
}

/** The right end of a contour. */
function labelPoint(time: number): { x: number; y: number } | null {
  const [x, y] = contour(time).split(/[ML]/).at(-1)?.split(' ').map(Number) ?? []
  return x === undefined || y === undefined ? null : { x, y }
}
