import styles from './drawings.module.css'

/** The savanna of Botswana with the headframe of a mine. */
export function SavannaDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 654 440" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <circle className={styles.moon} cx="330" cy="236" r="86" />
      <path className={styles.minor} d="M150 236 a180 180 0 0 1 360 0 M190 236 a140 140 0 0 1 280 0" />
      <path className={styles.far} d="M0 262 C140 236 250 268 380 250 C500 236 580 258 654 248 V440 H0 Z" />
      <path className={styles.middle} d="M0 312 C120 292 300 318 430 300 C530 288 600 304 654 296 V440 H0 Z" />
      <g className={styles.body}>
        <path d="M486 312 L516 176 H530 L562 312 H550 L523 196 L498 312 Z M502 262 H546 V270 H502 Z M508 224 H538 V231 H508 Z" />
        <path d="M510 172 h26 v10 h-26 Z M562 268 h60 v44 h-60 Z M622 312 v-28 l16 28 Z" />
        <circle cx="523" cy="166" r="15" />
        <path d="M526 172 L604 270 L600 273 L520 178 Z" />
      </g>
      <path
        className={styles.body}
        d="M128 336 C130 300 126 270 118 246 L98 214 L104 210 L124 240 L128 204 L134 204 L136 238 L160 206 L166 210 L142 250 C140 276 144 304 146 336 Z"
      />
      <path
        className={styles.body}
        d="M62 208 C66 184 96 178 112 188 C122 172 152 172 160 188 C182 180 208 192 206 208 C180 216 90 216 62 208 Z"
      />
      <path className={styles.near} d="M0 346 C140 324 280 352 400 340 C520 328 600 346 654 336 V440 H0 Z" />
      <path
        className={styles.major}
        d="M40 378 l8 -22 M54 380 l-2 -24 M66 380 l10 -20 M300 384 l8 -22 M312 386 l0 -24 M430 376 l6 -20 M444 378 l-2 -22"
      />
    </svg>
  )
}
