import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTexts } from '#core/language/language.ts'
import { texts } from '../components/texts.ts'
import styles from './field.module.css'

export interface Common {
  label: string
  /** The refusal, in the reader's language. */
  error?: string | undefined
  hint?: ReactNode
  isOptional?: boolean
}

interface FieldProps<Form> extends Common, Omit<ComponentProps<'input'>, 'name' | 'className' | 'id'> {
  /** The name on the wire. */
  name: keyof Form & string
  /** A button inside the field, at its end. */
  end?: ReactNode
}

/** A labelled input with its refusal and its hint, connected for screen readers. */
export function Field<Form>({ label, error, hint, isOptional, end, ...input }: FieldProps<Form>) {
  const ids = useFieldIds(error, hint)
  return (
    <FieldFrame {...{ label, error, hint, isOptional, ids }}>
      <div className={styles.box}>
        <input className={styles.input} id={ids.input} {...ids.aria} {...input} />
        {end}
      </div>
    </FieldFrame>
  )
}

interface FieldIds {
  input: string
  error: string
  hint: string
  aria: { 'aria-invalid'?: true; 'aria-describedby'?: string }
}

/** Returns the ids that connect an input to its texts. */
export function useFieldIds(error: string | undefined, hint: ReactNode, own?: string): FieldIds {
  const made = useId()
  const id = own ?? made
  const described = [error && `${id}e`, hint && `${id}h`].filter(Boolean).join(' ')
  const aria = { ...(error && { 'aria-invalid': true as const }), ...(described && { 'aria-describedby': described }) }
  return { input: id, error: `${id}e`, hint: `${id}h`, aria }
}

interface FrameProps {
  label: string
  error: string | undefined
  hint: ReactNode
  isOptional: boolean | undefined
  ids: FieldIds
  children: ReactNode
}

/** Label above, refusal and hint below. */
export function FieldFrame({ label, error, hint, isOptional, ids, children }: FrameProps) {
  const t = useTexts(texts)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={ids.input}>
        {label}
        {isOptional && <span className={styles.optional}> ({t.optional})</span>}
      </label>
      {children}
      {error && (
        <p className={styles.error} id={ids.error}>
          {error}
        </p>
      )}
      {hint && (
        <div className={styles.hint} id={ids.hint}>
          {hint}
        </div>
      )}
    </div>
  )
}
