import { ActionIcon } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useRef } from 'react'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import classes from './date-field.module.css'
import { ReadField, type ReadFieldProps } from './read-field.tsx'

interface Props extends ReadFieldProps {
  /** Receives a day that was picked in the calendar, after `onChange`. */
  onPick?: (day: string) => void
}

/**
 * A day, stored as `2026-11-20`, in the format of the reader's language. The browser's own date field uses the language
 * of the browser, so only its calendar is used.
 */
export function DateField({ onPick, min, ...props }: Props) {
  const t = useTexts(kitTexts)
  const { date, readDay } = useFormats()
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <ReadField
      inputMode="numeric"
      maxLength={20}
      {...props}
      read={readDay}
      write={date}
      example={t.dateLike(date('2026-12-31'))}
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
            value={readDay(String(props.value ?? '')) ?? ''}
            min={min}
            onChange={({ currentTarget: { value: picked } }) => {
              props.onChange?.(picked)
              onPick?.(picked)
            }}
          />
        </>
      }
    />
  )
}
