import styles from './stage-drawings.module.css'

const viewBox = '0 0 400 240'
const one = (value: number) => Math.round(value * 10) / 10

const plan = Array.from({ length: 28 }, (_, index) => {
  const row = Math.floor(index / 7)
  return { x: 52 + (index % 7) * 44 + (row % 2) * 22, y: 58 + row * 40, order: (index % 7) + row * 2 }
})

/** Design: the pattern from above, its holes connected from row to row in firing order. */
export function PatternPlan() {
  const ties = plan.slice(0, -7).map(({ x, y }, index) => {
    const next = plan[index + 7]
    return next ? `M${x} ${y}L${next.x} ${next.y}` : ''
  })
  return (
    <svg className={styles.drawing} viewBox={viewBox} aria-hidden>
      <path
        className={styles.faint}
        d="M24 34H376M24 34l-8 -10M68 34l-8 -10M112 34l-8 -10M156 34l-8 -10M200 34l-8 -10M244 34l-8 -10M288 34l-8 -10M332 34l-8 -10M376 34l-8 -10"
      />
      <path className={styles.line} d={ties.join('')} />
      <path className={styles.dashed} d="M52 58H338M74 98H360M52 138H338M74 178H360" />
      {plan.map(({ x, y, order }) => (
        <g key={`${x} ${y}`}>
          <circle className={order < 4 ? styles.lit : styles.hole} cx={x} cy={y} r="7" />
          <text className={styles.number} x={x} y={y + 20}>
            {order * 25}
          </text>
        </g>
      ))}
    </svg>
  )
}

const taps = Array.from({ length: 8 }, (_, index) => 150 + index * 30)

/** Field work: a console, its two-wire line and the adapters along it. */
export function WiringPlan() {
  return (
    <svg className={styles.drawing} viewBox={viewBox} aria-hidden>
      <rect className={styles.body} x="28" y="76" width="84" height="64" rx="6" />
      <rect className={styles.screen} x="38" y="86" width="38" height="22" rx="2" />
      <circle className={styles.lit} cx="94" cy="97" r="7" />
      <path className={styles.faint} d="M38 122h10M54 122h10M70 122h10M86 122h10" />
      <path className={styles.live} d="M112 100H372" />
      <path className={styles.line} d="M112 116H372" />
      {taps.map((x) => (
        <g key={x}>
          <path className={styles.live} d={`M${x} 100V156`} />
          <path className={styles.line} d={`M${x + 8} 116V156`} />
          <rect className={styles.body} x={x - 4} y="156" width="16" height="26" rx="3" />
          <path className={styles.faint} d={`M${x + 4} 182v26`} />
        </g>
      ))}
    </svg>
  )
}

/** Cumulative passing by the Rosin-Rammler distribution, the usual one of blasted rock. */
const passing = (size: number, typical: number, evenness: number) => 1 - Math.exp(-((size / typical) ** evenness))

function curve(typical: number, evenness: number): string {
  const points = Array.from({ length: 49 }, (_, index) => {
    const size = 10 ** (index / 16)
    return `${one(48 + index * 6.9)} ${one(204 - passing(size, typical, evenness) * 168)}`
  })
  return `M${points.join('L')}`
}

/** Fragmentation: the share of rock that passes each sieve, on a logarithmic scale. */
export function FragmentCurve() {
  const decades = [0, 1, 2, 3].map((power) => one(48 + power * 16 * 6.9))
  return (
    <svg className={styles.drawing} viewBox={viewBox} aria-hidden>
      {decades.map((x) => (
        <path key={x} className={styles.faint} d={`M${x} 36V204`} />
      ))}
      {[36, 78, 120, 162, 204].map((y) => (
        <path key={y} className={styles.faint} d={`M48 ${y}H379`} />
      ))}
      <path className={styles.line} d={curve(260, 0.9)} />
      <path className={styles.live} d={curve(120, 1.5)} />
      {decades.map((x, index) => (
        <text key={x} className={styles.number} x={x} y="224">
          {10 ** index}
        </text>
      ))}
      <text className={styles.unit} x="42" y="40">
        100 %
      </text>
      <text className={styles.unit} x="42" y="208">
        0
      </text>
      <text className={styles.unit} x="379" y="30">
        mm
      </text>
    </svg>
  )
}
