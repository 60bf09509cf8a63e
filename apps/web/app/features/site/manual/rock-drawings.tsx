import styles from './drawings.module.css'
import { rocks } from './rocks.ts'

const pile = rocks({ x: 0, y: 176, width: 800, height: 124, columns: 20, rows: 4, seed: 4 }).join('')

/** A handheld device, a drone and a laptop over one muckpile. */
export function Versions() {
  return (
    <svg className={styles.drawing} viewBox="0 0 800 300" aria-hidden>
      <clipPath id="versions-pile">
        <path d="M0 300V262C60 220 130 196 220 208S380 168 470 186 640 200 720 176 780 190 800 182V300Z" />
      </clipPath>
      <g clipPath="url(#versions-pile)">
        <path className={styles.rock} d={pile} />
      </g>
      <rect className={styles.body} x="82" y="52" width="112" height="150" rx="14" />
      <rect className={styles.screen} x="94" y="66" width="88" height="92" rx="3" />
      <path className={styles.live} d="M108 138l10 -22 22 -6 12 14 -6 18 -22 8zM150 104l12 -16 14 6 -2 18z" />
      <circle className={styles.lit} cx="138" cy="180" r="9" />
      <path className={styles.dashed} d="M400 92L310 204M400 92L492 204" />
      <rect className={styles.body} x="372" y="58" width="56" height="28" rx="8" />
      <path className={styles.line} d="M372 66L332 52M428 66l40 -14M306 52h52M442 52h52" />
      <circle className={styles.lit} cx="400" cy="90" r="6" />
      <rect className={styles.body} x="586" y="46" width="160" height="104" rx="6" />
      <rect className={styles.screen} x="596" y="56" width="140" height="84" />
      <path className={styles.live} d="M606 132C640 130 652 118 666 96S700 66 728 64" />
      <path className={styles.faint} d="M606 64V132H728M606 98H728M667 64V132" />
      <path className={styles.body} d="M566 150H766L778 164H554Z" />
    </svg>
  )
}

const framed = rocks({ x: 60, y: 30, width: 680, height: 300, columns: 15, rows: 7, seed: 9 }).join('')

/** A correct picture: rock from edge to edge, with two references. */
export function Framing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 800 360" aria-hidden>
      <path className={styles.rock} d={framed} />
      <path
        className={styles.live}
        d="M44 74V16H110M690 16H756V74M756 286V344H690M110 344H44V286"
        strokeLinecap="square"
      />
      <circle className={styles.lit} cx="520" cy="98" r="13" />
      <circle className={styles.lit} cx="260" cy="262" r="21" />
      <path className={styles.line} d="M488 98H507M533 98H552M222 262H239M281 262H298" />
      <path className={styles.faint} d="M400 168V192M388 180H412" />
    </svg>
  )
}

const fragments = rocks({ x: 20, y: 24, width: 360, height: 300, columns: 6, rows: 5, seed: 21 })
const split = 14

/** The same rock twice: as photographed, and with outlines; a shadow splits one fragment. */
export function Outlines() {
  return (
    <svg className={styles.drawing} viewBox="0 0 800 348" aria-hidden>
      <defs>
        <path id="outlines-all" d={fragments.join('')} />
        <clipPath id="outlines-cut">
          <path d={fragments[split]} />
        </clipPath>
      </defs>
      <use className={styles.rock} href="#outlines-all" />
      <g transform="translate(400)">
        <use className={styles.outlined} href="#outlines-all" />
        <path className={styles.cut} d={fragments[split]} />
        <path className={styles.live} clipPath="url(#outlines-cut)" d="M120 128L260 212" strokeDasharray="6 5" />
      </g>
      <path className={styles.faint} d="M400 24V324" />
    </svg>
  )
}
