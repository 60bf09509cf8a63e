import styles from './drawings.module.css'

const houses = [
  [46, 318],
  [92, 330],
  [142, 308],
  [196, 326],
  [250, 336],
  [310, 322],
  [470, 330],
  [520, 312],
  [566, 334],
  [604, 316],
] as const
const lit = new Set([92, 196, 310, 520])

/** A mining town in the hills at nightfall, with contour lines. */
export function HillsDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 654 440" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <circle className={styles.moon} cx="520" cy="92" r="34" />
      <path
        className={styles.far}
        d="M0 236 L84 168 L150 206 L236 120 L300 178 L352 150 L452 226 L540 158 L654 238 V440 H0 Z"
      />
      <path
        className={styles.minor}
        d="M20 232 L86 178 L150 216 L236 132 L300 190 L352 162 L452 238 L540 170 L640 240"
      />
      <path
        className={styles.minor}
        d="M44 240 L88 204 L150 240 L236 158 L300 216 L352 188 L448 258 L540 196 L610 250"
      />
      <path className={styles.major} d="M206 196 L236 168 L280 210" />
      <path
        className={styles.middle}
        d="M0 300 C80 258 150 286 224 262 C320 232 380 286 470 268 C548 252 600 280 654 268 V440 H0 Z"
      />
      <g className={styles.church}>
        <path d="M352 348 V246 H460 V348 Z" />
        <path d="M346 348 V222 H374 V348 Z M438 348 V222 H466 V348 Z" />
        <path d="M344 222 Q360 190 376 222 Z M436 222 Q452 190 468 222 Z" />
        <path d="M374 250 Q406 204 438 250 Z" />
      </g>
      <path
        className={styles.cross}
        d="M360 200 V184 M354 190 H366 M452 200 V184 M446 190 H458 M406 226 V206 M399 213 H413"
      />
      <path className={styles.lit} d="M398 348 V312 Q406 300 414 312 V348 Z M402 268 a5 5 0 1 0 8 0 a5 5 0 1 0 -8 0" />
      <path className={styles.near} d="M0 368 C90 330 180 356 270 344 C380 330 480 366 654 336 V440 H0 Z" />
      {houses.map(([x, y]) => (
        <g key={x}>
          <path className={styles.wall} d={`M${x} ${y + 44} V${y + 16} H${x + 32} V${y + 44} Z`} />
          <path className={styles.roof} d={`M${x - 5} ${y + 18} L${x + 16} ${y} L${x + 37} ${y + 18} Z`} />
          <path
            className={lit.has(x) ? styles.lit : styles.unlit}
            d={`M${x + 9} ${y + 24} h6 v9 h-6 Z M${x + 19} ${y + 24} h6 v9 h-6 Z`}
          />
        </g>
      ))}
      <path className={styles.near} d="M0 392 C120 368 220 394 330 382 C440 370 540 398 654 376 V440 H0 Z" />
    </svg>
  )
}
