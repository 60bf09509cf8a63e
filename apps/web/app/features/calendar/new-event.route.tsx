import { calendarCalls } from '@portal/contract/calendar/calls'
import { useLocation, useNavigate } from 'react-router'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { plusDays } from '#core/formats/dates.ts'
import { clockIn, ownZone } from '#core/formats/zones.ts'
import { useTexts } from '#core/language/language.ts'
import { EventFields } from './event-form.tsx'
import { type EventValues, sentOf } from './event-values.ts'
import { askedOf, lastDayOf } from './span.ts'
import { texts } from './texts.ts'
import { useCalendarChoices } from './use-calendar-choices.ts'

/** The form of a new event next to the calendar, at the time that was chosen there. */
export default function NewEventPanel() {
  const t = useTexts(texts)
  const { user } = useSignedIn()
  const { pais_id, responsables } = useCalendarChoices()
  const { search, state, key } = useLocation()
  const navigate = useNavigate()
  const form = useWireForm({
    call: calendarCalls.save,
    initial: {
      descripcion: '',
      responsables: responsables.some(({ id }) => id === user.id) ? [user.id] : [],
      pais_id: pais_id ?? '',
      ...timesOf(state as Chosen | null, askedOf(search).day),
      zona_horaria: ownZone(),
      nota: '',
      regla: '',
    } satisfies EventValues,
    body: sentOf,
    draft: { form: 'event-new', label: t.draftNew },
    onDone: () => void navigate({ pathname: '..', search }, { preventScrollReset: true }),
  })
  return (
    <SidePanel title={t.newEvent} size="form" key={key}>
      <WireForm form={form} label={t.newEvent}>
        <EventFields form={form as never} />
        <FormActions form={form} label={t.create} />
      </WireForm>
    </SidePanel>
  )
}

/** What was chosen on the calendar: days, or times on the reader's clocks. */
interface Chosen {
  start: string
  end: string
}

function timesOf(chosen: Chosen | null, day: string) {
  const [start = '', end = ''] = [chosen?.start, chosen?.end]
  const isTimed = start.includes(' ') && !(start.endsWith('00:00:00') && end.endsWith('00:00:00'))
  if (isTimed)
    return { todo_el_dia: false, fecha_inicio: start.slice(0, 16).replace(' ', 'T'), fecha_termino: clockOf(end) }
  if (start === '') {
    const hour = clockIn(new Date(Date.now() + 3_600_000), ownZone()).slice(11, 13)
    return { todo_el_dia: false, fecha_inicio: `${day}T${hour}:00`, fecha_termino: endOf(day, hour) }
  }
  const [first, last] = [start.slice(0, 10), end.slice(0, 10)]
  const isOneDay = first === last
  return isOneDay
    ? { todo_el_dia: false, fecha_inicio: `${first}T09:00`, fecha_termino: `${first}T10:00` }
    : { todo_el_dia: true, fecha_inicio: first, fecha_termino: lastDayOf(end) }
}

const clockOf = (text: string) => text.slice(0, 16).replace(' ', 'T')
const endOf = (day: string, hour: string) =>
  hour === '23' ? `${plusDays(day, 1)}T00:00` : `${day}T${String(Number(hour) + 1).padStart(2, '0')}:00`
