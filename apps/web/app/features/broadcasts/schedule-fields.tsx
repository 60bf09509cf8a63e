import { DateField } from '#core/dashboard/form/date-field.tsx'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { TimeField } from '#core/dashboard/form/time-field.tsx'
import { zoneChoices } from '#core/formats/time-zones.ts'
import { useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'

export interface Schedule {
  day: string
  time: string
  zone: string
}

interface Props {
  value: Schedule
  error?: React.ReactNode
  isRequired?: boolean
  onChange: (value: Schedule) => void
}

/** Day, time and time zone of sending; without a day it is sent at once. */
export function ScheduleFields({ value, error, isRequired = false, onChange }: Props) {
  const t = useTexts(texts)
  return (
    <>
      <DateField
        name="programada_en"
        label={t.day}
        {...(!isRequired && { description: t.dayHint })}
        value={value.day}
        error={error}
        required={isRequired}
        onChange={(day) => onChange({ ...value, day })}
      />
      {(isRequired || value.day) && (
        <>
          <TimeField label={t.time} value={value.time || '09:00'} onChange={(time) => onChange({ ...value, time })} />
          <SelectField
            name="zona_horaria"
            label={t.zone}
            choices={zoneChoices(value.zone)}
            value={value.zone}
            allowDeselect={false}
            onChange={(zone: string) => onChange({ ...value, zone })}
          />
        </>
      )}
    </>
  )
}
