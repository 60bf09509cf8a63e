import type { ReactNode } from 'react'
import { Field as LabelledField } from '#core/public/form/field.tsx'
import styles from './filter-panel.module.css'
import type { FilterName, ListValues } from './list-address.ts'
import { NumberFilter } from './number-filter.tsx'

interface FieldProps {
  name: FilterName
  label: string
  value: string
  hint?: string
  isNumber?: boolean
  maxLength?: number
  autoComplete?: string
}

/** A filter with a text field. */
export function Field({ name, label, value, hint, isNumber = false, maxLength = 20, autoComplete }: FieldProps) {
  if (isNumber) return <NumberFilter name={name} label={label} value={value} hint={hint} />
  return (
    <LabelledField<ListValues>
      name={name}
      label={label}
      defaultValue={value}
      hint={hint}
      maxLength={maxLength}
      autoComplete={autoComplete ?? 'off'}
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
