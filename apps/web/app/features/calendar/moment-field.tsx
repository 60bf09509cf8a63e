import type { ReactNode } from 'react'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { TimeField } from '#core/dashboard/form/time-field.tsx'
import classes from './calendar.module.css'

interface Props {
  label: string
  timeLabel: string
  /** Whether a time belongs to it. */
  hasTime: boolean
  value?: unknown
  onChange?: (value: string) => void
  error?: ReactNode
  name: string
  /** Under the label. */
  hint?: string
  isOptional?: boolean
}

/** A day, or a day and a time, in one value: `2026-11-20` or `2026-11-20T14:05`. */
export function MomentField({
  label,
  timeLabel,
  hasTime,
  value,
  onChange,
  error,
  name,
  hint,
  isOptional = false,
}: Props) {
  const [day = '', time = ''] = String(value ?? '').split('T')
  const set = (day: string, time: string) => onChange?.(time === '' || day === '' ? day : `${day}T${time}`)
  return (
    <div className={hasTime ? classes.pair : undefined}>
      <DateField
        name={name}
        label={label}
        value={day}
        error={error}
        onChange={(day) => set(day, time)}
        required={!isOptional}
        {...(hint && { description: hint })}
      />
      {hasTime && (
        <TimeField label={timeLabel} value={time} onChange={(time) => set(day, time)} required={!isOptional} />
      )}
    </div>
  )
}
