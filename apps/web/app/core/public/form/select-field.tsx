import type { ComponentProps } from 'react'
import { type Common, FieldFrame, useFieldIds } from './field.tsx'
import styles from './select-field.module.css'

interface Props<Form> extends Common, Omit<ComponentProps<'select'>, 'name' | 'className' | 'id'> {
  /** The name on the wire. */
  name: keyof Form & string
  /** Its own id, for a field that exists once on a page. */
  id?: string
}

/** A labelled native select; its options are children. */
export function SelectField<Form>({ label, error, hint, isOptional, id, children, ...select }: Props<Form>) {
  const ids = useFieldIds(error, hint, id)
  return (
    <FieldFrame {...{ label, error, hint, isOptional, ids }}>
      <select className={styles.select} id={ids.input} {...ids.aria} {...select}>
        {children}
      </select>
    </FieldFrame>
  )
}
