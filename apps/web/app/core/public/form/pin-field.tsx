import { pinLimits } from '@portal/contract/core/limits'
import type { ClipboardEvent, FormEvent, ReactNode } from 'react'
import { FieldFrame, useFieldIds } from './field.tsx'
import styles from './pin-field.module.css'

interface Props {
  name: string
  label: string
  error?: string | undefined
  hint?: ReactNode
  /** Focused when the reader has requested it. */
  autoFocus?: boolean
}

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, pinLimits.digits)

/**
 * One input that looks like four boxes: a normal field for screen readers, password managers and pasting. Uncontrolled,
 * so that text typed before hydration stays.
 */
export function PinField({ name, label, error, hint, autoFocus }: Props) {
  const ids = useFieldIds(error, hint)
  const keepDigits = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    const digits = digitsOf(input.value)
    if (digits !== input.value) input.value = digits
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault() // "PIN: 12 34" as in the mail
    event.currentTarget.value = digitsOf(event.clipboardData.getData('text'))
  }
  return (
    <FieldFrame {...{ label, error, hint, ids }} isOptional={false}>
      <input
        className={styles.pin}
        id={ids.input}
        {...ids.aria}
        name={name}
        onInput={keepDigits}
        onPaste={paste}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`\\d{${pinLimits.digits}}`}
        maxLength={pinLimits.digits}
        required
        // biome-ignore lint/a11y/noAutofocus: what they asked for, or have to type again
        autoFocus={autoFocus}
      />
    </FieldFrame>
  )
}
