import styles from './drawings.module.css'
import { rocks } from './rocks.ts'

const turns = Array.from({ length: 12 }, (_, step) => (step / 12) * 360)
const seen = rocks({ x: 250, y: 90, width: 300, height: 180, columns: 11, rows: 7, seed: 33 }).join('')

/** The flight from above: around the muckpile, and across it. */
export function Orbit() {
  return (
    <svg className={styles.drawing} viewBox="0 0 800 360" aria-hidden>
      <clipPath id="orbit-pile">
        <path d="M262 186C256 120 330 92 400 98S556 112 544 188 470 270 396 264 268 250 262 186Z" />
      </clipPath>
      <g clipPath="url(#orbit-pile)">
        <path className={styles.rock} d={seen} />
      </g>
      <path className={styles.dashed} d="M120 180H680" />
      <path className={styles.line} d="M668 172l14 8 -14 8" />
      <ellipse className={styles.live} cx="400" cy="180" rx="250" ry="146" />
      {turns.map((turn) => {
        const angle = (turn * Math.PI) / 180
        const [x, y] = [Math.round(400 + Math.cos(angle) * 250), Math.round(180 + Math.sin(angle) * 146)]
        const toward = Math.round((Math.atan2(180 - y, 400 - x) * 180) / Math.PI)
        return (
          <g key={turn} transform={`translate(${x} ${y}) rotate(${toward})`}>
            <path className={styles.reach} d="M8 0L44 -15V15Z" />
            <circle className={styles.lit} r="7" />
          </g>
        )
      })}
    </svg>
  )
}

/**
 * A bench with its wall: in the open there are many satellites and a small error circle; at the foot of the wall it is
 * large.
 */
export function Position() {
  return (
    <svg className={styles.drawing} viewBox="0 0 800 340" aria-hidden>
      <path className={styles.ground} d="M0 270H560L590 110H800V340H0Z" />
      <path className={styles.line} d="M0 270H560L590 110H800" />
      {[
        [120, 52],
        [250, 30],
        [380, 58],
        [500, 34],
      ].map(([x = 0, y = 0]) => (
        <g key={x}>
          <path className={styles.dashed} d={`M${x} ${y}L180 262`} />
          <path className={styles.faint} d={`M${x - 22} ${y}H${x + 22}`} strokeWidth="8" />
          <rect className={styles.body} x={x - 8} y={y - 8} width="16" height="16" rx="2" />
        </g>
      ))}
      <path className={styles.dashed} d="M380 58L500 262M500 34L500 262" />
      <ellipse className={styles.reach} cx="180" cy="270" rx="34" ry="11" />
      <ellipse className={styles.reach} cx="500" cy="270" rx="104" ry="30" />
      <circle className={styles.lit} cx="180" cy="266" r="6" />
      <circle className={styles.lit} cx="500" cy="266" r="6" />
      <path className={styles.line} d="M146 302H214M146 296v12M214 296v12M396 320H604M396 314v12M604 314v12" />
    </svg>
  )
}

const levels = Array.from({ length: 7 }, (_, index) => index / 6)

/** A muckpile from its foot: equal pieces look smaller when they are higher. */
export function Scales() {
  return (
    <svg className={styles.drawing} viewBox="0 0 800 350" aria-hidden>
      <path className={styles.ground} d="M60 320H740L560 40H240Z" />
      {levels.map((level) => {
        const y = Math.round(320 - 280 * level ** 0.8)
        const inset = ((320 - y) / 280) * 180
        return <path key={level} className={styles.faint} d={`M${60 + inset} ${y}H${740 - inset}`} />
      })}
      {levels.map((level) => (
        <path key={level} className={styles.faint} d={`M${60 + 680 * level} 320L${240 + 320 * level} 40`} />
      ))}
      <circle className={styles.lit} cx="330" cy="262" r="30" />
      <circle className={styles.lit} cx="440" cy="86" r="15" />
      <path className={styles.line} d="M300 306H360M300 300v12M360 300v12M425 112H455M425 106v12M455 106v12" />
      <path className={styles.dashed} d="M300 262L425 86M360 262L455 86" />
    </svg>
  )
}
