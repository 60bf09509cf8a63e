import { Drawing, type DrawingProps, round } from './drawing.tsx'
import styles from './drawings.module.css'

/** The blast from above: the safety distance and the firing range. Circles show both facts to scale. */
export function SafetyDistance({ figures }: DrawingProps) {
  const area = figures.fact('nextremote', 'area_seguridad')?.valor ?? 0
  const range = (figures.fact('nextremote', 'alcance')?.valor ?? 0) * 1000 // km
  if (!area || !range) return null
  const far = 122
  const near = round((far * area) / range)
  return (
    <Drawing>
      <circle className={styles.dashed} cx="150" cy="140" r={far} />
      <circle className={styles.glow} cx="150" cy="140" r={near} />
      <circle className={styles.line} cx="150" cy="140" r={near} />
      {Array.from({ length: 12 }, (_, index) => ({
        x: 132 + (index % 4) * 12,
        y: 128 + Math.floor(index / 4) * 12,
      })).map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={styles.lit} cx={x} cy={y} r="3" />
      ))}
      <path className={styles.live} d="M180 132L258 92" />
      <circle className={styles.lit} cx="260" cy="91" r="6" />
      <path className={styles.line} d="M260 91L318 60H330" />
      <path className={styles.line} d={`M${150 + near} 150H316`} />
      <path className={styles.dashed} d="M248 213L306 234H316" />
      <rect className={styles.body} x="336" y="44" width="56" height="34" rx="5" />
      <path className={styles.live} d="M382 44V22m8 10c4-5 4-11 0-16" />
      <text className={styles.start} x="322" y="155">
        {figures.text('nextremote', 'area_seguridad')}
      </text>
      <text className={styles.start} x="322" y="239">
        {figures.text('nextremote', 'alcance')}
      </text>
    </Drawing>
  )
}

const wells = Array.from({ length: 32 }, (_, index) => {
  const row = Math.floor(index / 8)
  return { x: 62 + (index % 8) * 44 + (row % 2) * 22, y: 62 + row * 42 }
})
const curves = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((step) => {
  const shift = step * 46
  return `M${24 + shift} 40C${52 + shift} 92 ${34 + shift} 146 ${-40 + shift} 258`
})

/** Contours of equal firing time over a pattern, from the corner that fires first. */
export function TimingContours({ figures }: DrawingProps) {
  return (
    <Drawing>
      <path className={styles.line} d="M20 30H420" />
      <path
        className={styles.faint}
        d={Array.from({ length: 20 }, (_, index) => `M${30 + index * 20} 30l-7-12`).join('')}
      />
      {curves.map((d, index) => (
        <path key={d} className={index % 3 === 1 ? styles.live : styles.dashed} d={d} />
      ))}
      {wells.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={styles.body} cx={x} cy={y} r="6" />
      ))}
      <rect className={styles.screen} x="300" y="232" width="122" height="34" rx="4" />
      <text className={styles.text} x="361" y="254">
        {figures.text('nextlion', 'unidad_alivio')} · {figures.text('nextlion', 'unidad_velocidad')}
      </text>
    </Drawing>
  )
}

const rocks = [
  'M34 206l18-34 40-8 22 24-8 34-44 8z',
  'M118 182l26-26 34 10 6 32-26 22-40-6z',
  'M58 160l14-34 34-4 16 22-22 18z',
  'M124 146l8-30 32 2 14 28-26 8z',
  'M182 190l20-16 20 14-2 26-28 4z',
  'M80 118l16-22 24 4 2 18-18 6z',
  'M128 110l8-16 18 4 2 16z',
  'M186 166l8-18 20 4 4 16-16 4z',
  'M34 166l8-16 14 2 2 16-12 6z',
  'M112 234l18-12 24 8-2 14-34 2z',
]

const passing = (share: number) => 1 - Math.exp(-((share / 0.45) ** 1.6))

/** Recognised fragments and the curve of their sizes; without figures, because it is an example. */
export function Fragments() {
  const curve = Array.from({ length: 33 }, (_, index) => {
    const share = index / 32
    return `${round(270 + share * 144)} ${round(216 - passing(share) * 150)}`
  })
  return (
    <Drawing>
      <path className={styles.dashed} d="M20 70V54h16M204 54h16v16M220 236v16h-16M36 252H20v-16" />
      {rocks.map((d, index) => (
        <path key={d} className={index === 1 ? styles.found : styles.rock} d={d} />
      ))}
      <path
        className={styles.faint}
        d="M270 66h144M270 104h144M270 142h144M270 180h144M306 56v160M342 56v160M378 56v160"
      />
      <path className={styles.line} d="M270 56V216H418" />
      <path className={styles.live} d={`M${curve.join('L')}`} />
      <text className={styles.start} x="270" y="44">
        %
      </text>
      <text className={styles.end} x="418" y="238">
        mm
      </text>
    </Drawing>
  )
}
