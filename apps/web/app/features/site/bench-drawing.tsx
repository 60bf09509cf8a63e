import styles from './bench-drawing.module.css'
import { chargeOf, contour, contourTimes, edges, holes, onPaper, stemOf, viewBox } from './blast-pattern.ts'

const drawn = holes.map((hole) => ({ hole, at: onPaper(hole.x, hole.y) }))
const stems = holes.map(stemOf).join('')
const labels = contourTimes.flatMap((time) => {
  const at = time > 0 && time % 100 === 0 ? rightEnd(contour(time)) : null
  return at ? [{ time, at }] : []
})

interface Props {
  /** What it shows, for those who do not see it; without it the drawing is ornament, cropped as it fits and without figures. */
  label?: string
}

/** A bench seen through: its holes with their charges, and the lines of equal firing time that run through them. */
export function BenchDrawing({ label }: Props) {
  return (
    <svg className={styles.drawing} viewBox={viewBox} role="img" aria-label={label} aria-hidden={!label}>
      <path className={styles.edge} d={edges} />
      <path className={styles.stem} d={stems} />
      {drawn.map(({ hole }) => (
        <path key={`${hole.x} ${hole.y}`} className={styles.charge} d={chargeOf(hole)} />
      ))}
      {contourTimes.map((time) => (
        <path key={time} className={time % 100 ? styles.contour : styles.major} d={contour(time)} />
      ))}
      {drawn.map(({ hole, at }) => (
        <ellipse key={`${hole.x} ${hole.y}`} className={styles.collar} cx={at.x} cy={at.y} rx="5" ry="3.4" />
      ))}
      {label &&
        labels.map(({ time, at }) => (
          <text key={time} className={styles.label} x={at.x + 10} y={at.y + 4}>
            {time} ms
          </text>
        ))}
    </svg>
  )
}

function rightEnd(line: string): { x: number; y: number } | null {
  const [x, y] = line.split(/[ML]/).at(-1)?.split(' ').map(Number) ?? []
  return x === undefined || y === undefined ? null : { x, y }
}
