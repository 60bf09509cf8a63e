import type { ComponentProps } from 'react'
import { type Common, FieldFrame, useFieldIds } from './field.tsx'
import styles from './text-area-field.module.css'

interface Props<Form> extends Common, Omit<ComponentProps<'textarea'>, 'name' | 'className' | 'id'> {
  /** The name on the wire. */
  name: keyof Form & string
}

/** A labelled text area that grows with its text where the browser supports it. */
export function TextAreaField<Form>({ label, error, hint, isOptional, ...area }: Props<Form>) {
  const ids = useFieldIds(error, hint)
  return (
    <FieldFrame {...{ label, error, hint, isOptional, ids }}>
      <textarea className={styles.area} id={ids.input} rows={4} {...ids.aria} {...area} />
    </FieldFrame>
  )
}
