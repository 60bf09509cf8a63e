import { Checkbox, Textarea } from '@mantine/core'
import { calendarLimits } from '@portal/contract/calendar/constants'
import { ChoicesField, CountryField, SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import type { WireFormState } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { zoneNames } from '#core/formats/zones.ts'
import { useTexts } from '#core/language/language.ts'
import { type EventValues, inWholeDays } from './event-values.ts'
import { MomentField } from './moment-field.tsx'
import { RepeatFields } from './repeat-fields.tsx'
import { texts } from './texts.ts'
import { useCalendarChoices } from './use-calendar-choices.ts'

type Name = keyof EventValues

interface Props {
  form: WireFormState & {
    field: (name: Name) => { name: string; value?: never; onChange?: never; error?: never }
    values: { [K in Name]: unknown }
    set: (values: Partial<EventValues>) => void
  }
  /** Those who are responsible already: they stay although they could not be chosen any more. */
  known?: readonly { id: number; nombre: string }[]
}

/** The fields of an event. */
export function EventFields({ form, known = [] }: Props) {
  const t = useTexts(texts)
  const { responsables } = useCalendarChoices()
  const people = [...responsables, ...known.filter(({ id }) => !responsables.some((one) => one.id === id))]
  const isWholeDay = form.values.todo_el_dia === true
  return (
    <Fields>
      <Wide>
        <TextField
          {...form.field('descripcion')}
          label={t.description}
          maxLength={calendarLimits.descriptionLength}
          required
          data-autofocus
        />
      </Wide>
      <Wide>
        <Checkbox
          label={t.allDay}
          checked={isWholeDay}
          onChange={({ currentTarget }) =>
            form.set(currentTarget.checked ? inWholeDays(form.values as EventValues) : { todo_el_dia: false })
          }
        />
      </Wide>
      <Wide>
        <MomentField
          {...form.field('fecha_inicio')}
          onChange={(start) => form.set({ fecha_inicio: start, fecha_termino: endAfter(start, form.values) })}
          label={t.start}
          timeLabel={t.startTime}
          hasTime={!isWholeDay}
        />
      </Wide>
      <Wide>
        <MomentField {...form.field('fecha_termino')} label={t.end} timeLabel={t.endTime} hasTime={!isWholeDay} />
      </Wide>
      <RepeatFields {...form.field('regla')} />
      <Wide>
        <ChoicesField
          {...form.field('responsables')}
          label={t.responsibles}
          choices={people.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          required
        />
      </Wide>
      <CountryField {...form.field('pais_id')} label={t.country} placeholder={t.choose} required />
      <SelectField
        {...form.field('zona_horaria')}
        label={t.zone}
        choices={zoneNames().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        allowDeselect={false}
      />
      <Wide>
        <Textarea {...form.field('nota')} label={t.note} autosize minRows={2} maxLength={calendarLimits.noteLength} />
      </Wide>
    </Fields>
  )
}

/** An event that begins at another time is as long as before. */
function endAfter(start: string, { fecha_inicio, fecha_termino }: { [K in Name]: unknown }): string {
  const [before, end, next] = [fecha_inicio, fecha_termino, start].map((text) => Date.parse(`${utc(String(text))}`))
  if (Number.isNaN(before! + end! + next!) || end! < before!) return String(fecha_termino)
  const moved = new Date(next! + end! - before!).toISOString()
  return String(fecha_termino).includes('T') ? moved.slice(0, 16) : moved.slice(0, 10)
}

const utc = (text: string) => (text.includes('T') ? `${text}Z` : `${text}T00:00Z`)
