import type { PageLanguage } from '@portal/contract/core/language'
import type { ReactNode } from 'react'
import type { Figures } from '../facts.ts'
import styles from './drawings.module.css'

/** The input of a drawing: the same facts as in the table. */
export interface DrawingProps {
  figures: Figures
  language: PageLanguage
}

export const round = (value: number) => Math.round(value * 10) / 10

/** A line drawing on the graphite ground of the pictures; the caption next to it describes it. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 440 280" aria-hidden>
      {children}
    </svg>
  )
}
