import { Checkbox, Textarea } from '@mantine/core'
import { contactCalls } from '@portal/contract/contacts/calls'
import type { ContactEventSchema } from '@portal/contract/contacts/history-schemas'
import type { Of } from '@portal/contract/core/fields'
import { useState } from 'react'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { TimeField } from '#core/dashboard/form/time-field.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { ownZone } from '#core/formats/zones.ts'
import { useTexts } from '#core/language/language.ts'
import { fieldsOf, typedMoment } from './meeting-text.ts'
import { texts } from './texts.ts'

export type ContactEvent = Of<typeof ContactEventSchema>

interface Props {
  contactId: number
  /** The event to change; a new one without it. */
  event?: ContactEvent
  onDone?: () => void
}

/** A comment, a meeting, or both. */
export function EventForm({ contactId, event, onDone }: Props) {
  const t = useTexts(texts)
  const stored = fieldsOf(event?.fecha_reunion ?? null)
  const [time, setTime] = useState(stored.time)
  const form = useWireForm({
    call: contactCalls.saveEvent,
    initial: {
      contacto_id: contactId,
      historialcontacto_id: event?.historialcontacto_id ?? null,
      comentario: event?.comentario ?? '',
      fecha_reunion: stored.day,
      zona_horaria: ownZone(),
      invitar: false,
      version: event?.version ?? null,
    },
    body: (values) => ({
      historialcontacto_id: values.historialcontacto_id,
      comentario: values.comentario ?? '',
      zona_horaria: values.zona_horaria,
      version: values.version,
      contacto_id: contactId,
      fecha_reunion: typedMoment(String(values.fecha_reunion ?? ''), time),
      invitar: values.invitar === true,
    }),
    onDone: () => {
      form.reset()
      setTime('')
      onDone?.()
    },
  })
  const label = event ? t.editEvent : t.newEvent
  return (
    <WireForm form={form} label={label}>
      <Fields>
        <Wide>
          <Textarea {...form.field('comentario')} label={t.comment} autosize minRows={2} maxLength={4000} />
        </Wide>
        <DateField {...form.field('fecha_reunion')} label={t.meetingDay} />
        <TimeField label={t.meetingTime} value={time} onChange={setTime} />
        {form.values.fecha_reunion && (
          <Wide>
            <Checkbox
              label={t.invite}
              checked={form.values.invitar === true}
              onChange={({ currentTarget }) => form.set({ invitar: currentTarget.checked })}
            />
          </Wide>
        )}
      </Fields>
      <FormActions form={form} label={t.saveEvent} />
    </WireForm>
  )
}
