import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

export interface ReadFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** As it is stored; any other text is an unreadable input. */
  value?: unknown
  /** Receives what is stored, `''` for an empty field, or the unreadable text, which the server refuses at the field. */
  onChange?: (value: string) => void
}

interface Props extends ReadFieldProps {
  /** Returns what is stored of a typed text; null when it cannot be read. */
  read: (text: string) => string | null
  /** Writes what is stored as the reader's language does. */
  write: (stored: string) => string
  /** An input as the field reads it: the placeholder, and what is said of an unreadable one. */
  example: string
}

/** A text that is read as it is typed, and written in the form of the reader's language when the field is left. */
export function ReadField({ value, onChange, read, write, example, error, ...props }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const stored = String(value ?? '')
  const known = read(stored)
  return (
    <TextInput
      autoComplete="off"
      placeholder={example}
      withAsterisk={!!props.required}
      {...props}
      value={typed ?? (known ? write(known) : stored)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange?.(read(currentTarget.value) ?? currentTarget.value.trim())
      }}
      onBlur={(event) => {
        setTyped(null)
        props.onBlur?.(event)
      }}
      error={error || (typed === null && stored !== '' && !known && example)}
    />
  )
}
