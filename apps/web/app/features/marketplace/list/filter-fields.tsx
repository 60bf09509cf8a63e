import type { ReactNode } from 'react'
import { Field as LabelledField } from '#core/public/form/field.tsx'
import styles from './filter-panel.module.css'
import { NumberFilter } from './number-filter.tsx'
import { useListView } from './view.ts'

interface FieldProps {
  /** The parameter of the address. */
  name: string
  label: string
  hint?: string
  isNumber?: boolean
  maxLength?: number
}

/** A filter with a text field. */
export function Field({ name, label, hint, isNumber = false, maxLength = 20 }: FieldProps) {
  const { values } = useListView()
  if (isNumber) return <NumberFilter name={name} label={label} hint={hint} />
  return (
    <LabelledField<Record<string, string>>
      name={name}
      label={label}
      defaultValue={values[name] ?? ''}
      hint={hint}
      maxLength={maxLength}
    />
  )
}

/** From and to, with one legend. */
export function Pair({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.pair}>
      <legend>{legend}</legend>
      <div>{children}</div>
    </fieldset>
  )
}
