import type { ReactNode } from 'react'
import type { Language } from '#core/language/language-address.ts'
import type { Figures } from '../facts.ts'
import styles from './drawings.module.css'

/** What a drawing is made of: the same facts as the table. */
export interface DrawingProps {
  figures: Figures
  language: Language
}

export const round = (value: number) => Math.round(value * 10) / 10

/** Lines on the graphite of the pictures; what it shows is said in the caption next to it. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 440 280" aria-hidden>
      {children}
    </svg>
  )
}
