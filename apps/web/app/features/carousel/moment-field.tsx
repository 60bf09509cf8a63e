import { DateField } from '#core/dashboard/form/date-field.tsx'
import { TimeField } from '#core/dashboard/form/time-field.tsx'
import classes from './design.module.css'

interface Props {
  name: string
  label: string
  timeLabel: string
  /** What the clocks of the house show: `2026-12-01T08:00`; null for none. */
  value: string | null
  error?: string | undefined
  onChange: (value: string | null) => void
}

/** A day and a time of day; without a day there is no moment. */
export function MomentField({ name, label, timeLabel, value, error, onChange }: Props) {
  const [day = '', time = ''] = (value ?? '').split('T')
  const clock = time || '00:00'
  return (
    <div className={classes.moment}>
      <DateField
        name={name}
        data-path={name}
        label={label}
        value={day}
        error={error}
        onChange={(typed) => onChange(typed ? `${typed}T${clock}` : null)}
      />
      <TimeField
        label={timeLabel}
        aria-label={`${label}, ${timeLabel}`}
        disabled={!day}
        value={day ? clock : ''}
        onChange={(time) => day && onChange(`${day}T${time || '00:00'}`)}
      />
    </div>
  )
}
