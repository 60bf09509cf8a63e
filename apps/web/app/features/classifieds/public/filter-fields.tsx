import type { ReactNode } from 'react'
import { Field as LabelledField } from '#core/public/field.tsx'
import styles from './filter-panel.module.css'
import type { FilterName, ListValues } from './list-address.ts'

interface FieldProps {
  name: FilterName
  label: string
  value: string
  hint?: string
  isNumber?: boolean
  maxLength?: number
  autoComplete?: string
}

/** A typed filter. Figures keep their own keyboard without the arrows that change them by accident. */
export function Field({ name, label, value, hint, isNumber = false, maxLength = 12, autoComplete }: FieldProps) {
  return (
    <LabelledField<ListValues>
      name={name}
      label={label}
      defaultValue={value}
      hint={hint}
      maxLength={maxLength}
      autoComplete={autoComplete ?? 'off'}
      {...(isNumber && { inputMode: 'numeric' as const, pattern: '[0-9]*' })}
    />
  )
}

/** From and to, under one name. */
export function Pair({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.pair}>
      <legend>{legend}</legend>
      <div>{children}</div>
    </fieldset>
  )
}
