import { Drawing, type DrawingProps, round } from './drawing.tsx'
import styles from './drawings.module.css'

/** A console and its surroundings, as a drawing of its case. */
function Case({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect className={styles.body} x={x} y={y} width="84" height="62" rx="6" />
      <rect className={styles.screen} x={x + 10} y={y + 10} width="36" height="20" rx="2" />
      <circle className={styles.lit} cx={x + 65} cy={y + 20} r="7" />
      <path className={styles.faint} d={`M${x + 10} ${y + 46}h12m6 0h12m6 0h12`} />
    </>
  )
}

const columns = 10
const rows = 5

/** One long series: from the console through every adapter and back; and the charge that fires it. */
export function LongSeries({ figures }: DrawingProps) {
  const at = (index: number) => {
    const row = Math.floor(index / columns)
    const column = row % 2 === 0 ? index % columns : columns - 1 - (index % columns)
    return { x: 148 + column * 28, y: 44 + row * 30 }
  }
  const path = Array.from({ length: columns * rows }, (_, index) => at(index))
  const last = path.at(-1)!
  return (
    <Drawing>
      <path
        className={styles.live}
        d={`M104 44H${path.map(({ x, y }) => `${x} ${y}`).join('L')}L${last.x} 198H120V68H104`.replace(
          'H148 44',
          'L148 44',
        )}
      />
      {path.map(({ x, y }) => (
        <rect key={`${x} ${y}`} className={styles.body} x={x - 6} y={y - 8} width="12" height="16" rx="3" />
      ))}
      <Case x={20} y={26} />
      <text className={styles.large} x="274" y="236">
        {figures.text('nextoneplus', 'adaptadores_serie')}
      </text>
      <text className={styles.text} x="62" y="112">
        {figures.text('nextoneplus', 'tension_salida')}
      </text>
      <text className={styles.text} x="62" y="132">
        {figures.text('nextoneplus', 'energia_disparo')}
      </text>
      <path className={styles.line} d="M24 236C44 236 52 192 92 186" />
      <path className={styles.live} d="M92 186h14l4 50" />
      <path className={styles.faint} d="M20 160v76h96" />
    </Drawing>
  )
}

const minutes = Array.from({ length: 60 }, (_, index) => index)
const onDial = (minute: number, radius: number) => {
  const angle = (minute / 60) * 2 * Math.PI - Math.PI / 2
  return `${round(150 + radius * Math.cos(angle))} ${round(140 + radius * Math.sin(angle))}`
}

/** The scale of the timer, and some of its adapters. */
export function TimerDial({ figures }: DrawingProps) {
  const count = figures.fact('nextone', 'adaptadores_serie')?.valor ?? 0
  const adapters = Array.from({ length: count }, (_, index) => 90 + index * 44)
  return (
    <Drawing>
      <circle className={styles.glow} cx="150" cy="140" r="104" />
      <circle className={styles.line} cx="150" cy="140" r="112" />
      {minutes.map((minute) => (
        <path
          key={minute}
          className={minute % 5 === 0 ? styles.line : styles.faint}
          d={`M${onDial(minute, 112)}L${onDial(minute, minute % 5 === 0 ? 98 : 105)}`}
        />
      ))}
      <path className={styles.live} d={`M${onDial(0, 84)}A84 84 0 1 1 ${onDial(59.9, 84)}`} />
      <path className={styles.live} d="M150 56l-10-6m10 6l-10 7" />
      <text className={styles.large} x="150" y="148">
        {figures.text('nextone', 'temporizador')}
      </text>
      <path className={styles.live} d={`M318 60V${round(90 + count * 44 - 20)}H352V60`} />
      <path className={styles.line} d="M310 60h50" />
      {adapters.map((y) => (
        <rect key={y} className={styles.body} x="308" y={y} width="20" height="28" rx="4" />
      ))}
      <text className={styles.start} x="366" y={112 + (count - 1) * 22}>
        × {count}
      </text>
      <text className={styles.text} x="335" y="48">
        {figures.text('nextone', 'tension_salida')}
      </text>
    </Drawing>
  )
}

/** Linked consoles, each with its three series. */
export function LinkedConsoles({ figures }: DrawingProps) {
  const count = figures.fact('nextthree', 'consolas_enlazadas')?.valor ?? 0
  const series = figures.fact('nextthree', 'series')?.valor ?? 0
  const places = Array.from({ length: count }, (_, index) => ({
    x: 36 + (index % 6) * 64,
    y: 46 + Math.floor(index / 6) * 104,
  }))
  return (
    <Drawing>
      <path className={styles.live} d="M30 30H416V134H30" />
      {places.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <path className={styles.live} d={`M${x + 22} ${y - 16}v16`} />
          <rect className={styles.body} x={x} y={y} width="44" height="28" rx="4" />
          <rect className={styles.screen} x={x + 6} y={y + 6} width="18" height="10" rx="1" />
          <circle className={styles.lit} cx={x + 34} cy={y + 11} r="4" />
          {Array.from({ length: series }, (_, line) => x + 10 + line * 12).map((from) => (
            <path key={from} className={styles.line} d={`M${from} ${y + 28}v30m-3-20h6m-6 8h6m-6 8h6`} />
          ))}
        </g>
      ))}
      <text className={styles.large} x="220" y="258">
        {figures.text('nextthree', 'adaptadores_enlazados')}
      </text>
    </Drawing>
  )
}
