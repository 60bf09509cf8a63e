import { type DrawnProduct, isDrawn } from '@portal/contract/products/constants'
import type { ReactNode } from 'react'
import styles from './product-picture.module.css'

const { live, faint } = styles

const adapter = (
  <>
    <rect x="190" y="118" width="150" height="58" rx="10" />
    <path d="M206 118v58M324 118v58M230 134h70M230 146h46" />
    <path className={live} d="M190 138C120 138 132 92 60 96M190 156C110 158 120 210 60 204" />
    <path d="M340 147h40c30 0 24 44 60 44" />
  </>
)

const legs = [150, 200, 250, 300, 350]

const consoleCase = (
  <>
    <path d="M128 150 158 66h170l30 84M112 150h262l18 84H94z" />
    <path d="M150 150l22-68h142l22 68" className={faint} />
    <rect x="132" y="166" width="104" height="42" rx="3" />
    <path className={live} d="M142 178h58M142 188h40M142 198h70" />
    <path className={faint} d="M94 234v14h298v-14" />
  </>
)

const outlines: Readonly<Record<DrawnProduct, ReactNode>> = {
  nextlion: (
    <>
      <path d="M128 66h224v136H128zM100 224h280l-28-22H128z" />
      {legs.map((x, row) => (
        <path key={x} className={row % 2 ? faint : live} d={`M${x - 6} 186C${x + 12} 150 ${x - 40} 116 ${x + 4} 82`} />
      ))}
    </>
  ),
  next1: adapter,
  next3: (
    <>
      {adapter}
      <circle className={live} cx="314" cy="147" r="5" />
    </>
  ),
  nextone: (
    <>
      {consoleCase}
      <circle cx="300" cy="187" r="26" />
      <path className={live} d="M300 187v-18" />
    </>
  ),
  nextoneplus: (
    <>
      {consoleCase}
      <circle cx="278" cy="187" r="16" />
      <circle className={live} cx="326" cy="187" r="16" />
    </>
  ),
  nextthree: (
    <>
      {consoleCase}
      {[268, 304, 340].map((x) => (
        <circle key={x} className={live} cx={x} cy="187" r="11" />
      ))}
    </>
  ),
  nextremote: (
    <>
      {consoleCase}
      <path d="M374 150V52" />
      <path className={live} d="M390 66c10-8 10-24 0-32M402 76c18-14 18-42 0-56" />
      <circle cx="304" cy="187" r="18" />
    </>
  ),
  quamtum: (
    <>
      <rect x="172" y="56" width="136" height="196" rx="12" />
      <rect x="186" y="72" width="108" height="150" rx="3" />
      <path className={live} d="M192 210l18-30 26 8 10-34 24 6 18-30v80zM210 180l26 38M246 154l16 64" />
      <circle cx="240" cy="237" r="6" />
    </>
  ),
}

/** A device of any kind. */
const anyDevice = (
  <>
    <path d="M120 116 240 64l120 52v96l-120 52-120-52zM120 116l120 52 120-52M240 168v96" />
    <path className={faint} d="M180 90l120 52" />
  </>
)

/** The outline of a product, as a placeholder for its picture. */
export function ProductOutline({ product }: { product: string }) {
  return (
    <svg className={styles.outline} viewBox="0 0 480 320" aria-hidden>
      <ellipse className={faint} cx="240" cy="268" rx="190" ry="20" />
      {isDrawn(product) ? outlines[product] : anyDevice}
    </svg>
  )
}
