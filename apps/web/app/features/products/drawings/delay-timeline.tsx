import { locales } from '@portal/contract/core/language'
import { factParts } from '@portal/contract/products/fact-text'
import { numberText } from '#core/formats/numbers.ts'
import { Drawing, type DrawingProps, round } from './drawing.tsx'
import styles from './drawings.module.css'

const [left, right] = [28, 412]
/** Example positions of holes, as fractions of the scale. */
const holes = [0.03, 0.08, 0.14, 0.21, 0.29, 0.37, 0.46, 0.54, 0.63, 0.71, 0.8, 0.88, 0.96]

/** The whole scale of delays, with its smallest step under a lens. */
export function DelayTimeline({ figures, language }: DrawingProps) {
  const delay = figures.fact('next1', 'retardo')
  if (!delay?.valor_hasta) return null
  const unit = factParts(delay, language).unit
  const ends = [delay.valor ?? 0, delay.valor_hasta]
  const name = (value: number) => numberText(value, locales[language])
  const at = (share: number) => round(left + share * (right - left))
  return (
    <Drawing>
      <path className={styles.line} d={`M${left} 92H${right}`} />
      {Array.from({ length: 31 }, (_, tick) => tick / 30).map((share) => (
        <path key={share} className={styles.faint} d={`M${at(share)} 92v8`} />
      ))}
      {[0, 1 / 3, 2 / 3, 1].map((share) => (
        <g key={share}>
          <path className={styles.line} d={`M${at(share)} 92v14`} />
          <text className={share === 0 ? styles.start : share === 1 ? styles.end : styles.text} x={at(share)} y="124">
            {name(ends[0]! + share * (ends[1]! - ends[0]!))}
            {share === 1 && ` ${unit}`}
          </text>
        </g>
      ))}
      {holes.map((share) => (
        <g key={share}>
          <path className={styles.live} d={`M${at(share)} 92V54`} />
          <circle className={styles.lit} cx={at(share)} cy="50" r="5" />
        </g>
      ))}
      <path className={styles.dashed} d={`M${at(0.46) - 6} 100L110 176M${at(0.46) + 6} 100L330 176`} />
      <rect className={styles.screen} x="110" y="176" width="220" height="64" rx="6" />
      {Array.from({ length: 9 }, (_, step) => 126 + step * 23.5).map((x, step) => (
        <path
          key={x}
          className={step === 4 ? styles.live : styles.line}
          d={`M${x} 226v${step % 4 === 0 ? -22 : -14}`}
        />
      ))}
      <path className={styles.line} d="M196.500 194h23.500M196.500 190v8M220 190v8" />
      <text className={styles.text} x="220" y="264">
        {figures.text('next1', 'retardo_paso')}
      </text>
    </Drawing>
  )
}
