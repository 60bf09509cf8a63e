import { pinLimits } from '@portal/contract/core/limits'
import { type ClipboardEvent, type ReactNode, useState } from 'react'
import { FieldFrame, useFieldIds } from './field.tsx'
import styles from './pin-field.module.css'

interface Props {
  name: string
  label: string
  error?: string | undefined
  hint?: ReactNode
}

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, pinLimits.digits)

/** One input that looks like four boxes: screen readers, password managers and pasting find an ordinary field. */
export function PinField({ name, label, error, hint }: Props) {
  const ids = useFieldIds(error, hint)
  const [pin, setPin] = useState('')
  const paste = (event: ClipboardEvent) => {
    event.preventDefault() // "PIN: 12 34" as it stands in the mail
    setPin(digitsOf(event.clipboardData.getData('text')))
  }
  return (
    <FieldFrame {...{ label, error, hint, ids }} isOptional={false}>
      <input
        className={styles.pin}
        id={ids.input}
        {...ids.aria}
        name={name}
        value={pin}
        onChange={(event) => setPin(digitsOf(event.currentTarget.value))}
        onPaste={paste}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`\\d{${pinLimits.digits}}`}
        maxLength={pinLimits.digits}
        required
      />
    </FieldFrame>
  )
}
