import { useId } from 'react'
import styles from './drawings.module.css'

const rows = 6
const perRow = 9
const stepMs = 25

const holes = Array.from({ length: rows * perRow }, (_, index) => {
  const [row, place] = [Math.floor(index / perRow), index % perRow]
  return { x: 64 + place * 62 + (row % 2) * 31, y: 78 + row * 56 }
})
const first = { x: 64 + 4 * 62, y: 78 }
const reach = (hole: { x: number; y: number }) => Math.hypot(hole.x - first.x, hole.y - first.y)
const rings = [1, 2, 3, 4, 5, 6]
const ringPx = 58
const edge = 'M24 52 L150 40 L300 46 L452 38 L626 54 L634 400 L470 412 L320 404 L160 414 L20 398 Z'

/** A blast pattern from above, with contours of equal firing time around its first hole. */
export function PatternDrawing({ label }: { label?: string }) {
  const edgeId = useId()
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 654 440"
      preserveAspectRatio="xMidYMin slice"
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <clipPath id={edgeId}>
        <path d={edge} />
      </clipPath>
      <path className={styles.ground} d={edge} />
      <g clipPath={`url(#${edgeId})`}>
        {rings.map((ring) => (
          <circle
            key={ring}
            className={ring % 2 ? styles.minor : styles.major}
            cx={first.x}
            cy={first.y}
            r={ring * ringPx}
          />
        ))}
      </g>
      <path className={styles.face} d="M24 52 L150 40 L300 46 L452 38 L626 54" />
      {holes.map((hole) => (
        <g key={`${hole.x} ${hole.y}`}>
          <circle className={styles.collar} cx={hole.x} cy={hole.y} r="7" />
          <circle
            className={reach(hole) < ringPx * 2 ? styles.fired : styles.waiting}
            cx={hole.x}
            cy={hole.y}
            r="3.2"
          />
        </g>
      ))}
      <circle className={styles.front} cx={first.x} cy={first.y} r="13" />
      {rings
        .filter((ring) => ring % 2 === 0)
        .map((ring) => (
          <text key={ring} className={styles.time} x={first.x + 6} y={first.y + ring * ringPx - 6}>
            {ring * stepMs} ms
          </text>
        ))}
    </svg>
  )
}
