import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import classes from './date-field.module.css'

interface Props extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** `2026-11-20`; any other text is an unreadable input. */
  value?: unknown
  /** Receives the day, `''` for an empty field, or the unreadable text, which the server refuses at the field. */
  onChange?: (value: string) => void
  /** Receives a day that was picked in the calendar, after `onChange`. */
  onPick?: (day: string) => void
}

/**
 * A date field in the format of the reader's language. The browser's own date field uses the language of the browser,
 * so only its calendar is used.
 */
export function DateField({ value, onChange, onPick, min, error, ...props }: Props) {
  const t = useTexts(kitTexts)
  const { date, readDay } = useFormats()
  const calendar = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const stored = String(value ?? '')
  const day = readDay(stored)
  const shown = day ? date(day) : stored
  const example = t.dateLike(date('2026-12-31'))
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      placeholder={example}
      withAsterisk={!!props.required}
      {...props}
      value={typed ?? shown}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange?.(readDay(currentTarget.value) ?? currentTarget.value.trim())
      }}
      onBlur={(event) => {
        setTyped(null)
        props.onBlur?.(event)
      }}
      error={error || (typed === null && stored !== '' && !day && example)}
      rightSection={
        <>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t.calendar}
            onClick={() => calendar.current?.showPicker()}
          >
            <IconCalendar size={16} stroke={1.75} />
          </ActionIcon>
          <input
            ref={calendar}
            type="date"
            className={classes.calendar}
            tabIndex={-1}
            aria-hidden
            value={day ?? ''}
            min={min}
            onChange={({ currentTarget: { value: picked } }) => {
              onChange?.(picked)
              onPick?.(picked)
            }}
          />
        </>
      }
    />
  )
}
