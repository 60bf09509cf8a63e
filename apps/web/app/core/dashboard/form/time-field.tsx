import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { hourText, readTime } from '#core/formats/dashboard-dates.ts'
import { useReader } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'

interface Props extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** `16:05`; any other text is an unreadable input. */
  value?: unknown
  /** Receives the time, `''` for an empty field, or the unreadable text, which the server refuses. */
  onChange?: (value: string) => void
}

/** A time of day, typed and shown as the reader's language writes it: the browser's own field uses that of the browser. */
export function TimeField({ value, onChange, error, ...props }: Props) {
  const t = useTexts(kitTexts)
  const reader = useReader()
  const [typed, setTyped] = useState<string | null>(null)
  const stored = String(value ?? '')
  const time = readTime(stored)
  const shown = time ? hourText(time, reader) : stored
  const example = t.timeLike(hourText('16:05', reader))
  return (
    <TextInput
      autoComplete="off"
      maxLength={12}
      placeholder={example}
      withAsterisk={!!props.required}
      {...props}
      value={typed ?? shown}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange?.(readTime(currentTarget.value) ?? currentTarget.value.trim())
      }}
      onBlur={(event) => {
        setTyped(null)
        props.onBlur?.(event)
      }}
      error={error || (typed === null && stored !== '' && !time && example)}
    />
  )
}
