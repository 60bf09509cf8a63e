import type { ReactNode } from 'react'
import { useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import classes from './fact-grid.module.css'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
  /** Monospaced, for figures and codes that are compared. */
  readonly isCode?: boolean
}

/** The facts of a record: label and value, with a dash for an empty value. */
export function FactGrid({ facts }: { facts: readonly Fact[] }) {
  const t = useTexts(kitTexts)
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value, isCode }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd data-code={isCode || undefined}>{value === '' || value === null ? t.empty : value}</dd>
        </div>
      ))}
    </dl>
  )
}
