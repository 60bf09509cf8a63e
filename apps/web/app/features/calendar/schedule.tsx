import '@mantine/schedule/styles.layer.css'
import 'dayjs/locale/es'
import { UnstyledButton } from '@mantine/core'
import { AgendaView, DayView, MonthView, type ScheduleEventData, WeekView } from '@mantine/schedule'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Drawn, Place } from './entries.ts'
import classes from './schedule.module.css'
import { listEnds, type Mode } from './span.ts'
import { texts } from './texts.ts'

interface Props {
  mode: Mode
  day: string
  events: ScheduleEventData[]
  onOpen: (drawn: Drawn) => void
  /** A day, or a time on the reader's clocks, was chosen for a new event. */
  onCreate: (start: string, end: string) => void
  onDay: (day: string) => void
  onMove: (drawn: Drawn, place: Place) => void
}

/** The calendar as its library draws it; every view has the same events and answers the same way. */
export function Schedule({ mode, day, events, onOpen, onCreate, onDay, onMove }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { longDate, time } = useFormats()
  const hourOf = (clocks: string | Date) => shortHour(time(String(clocks).replace(' ', 'T')))
  const labels = {
    day: t.day,
    week: t.week,
    month: t.month,
    today: t.today,
    next: t.next,
    previous: t.previous,
    allDay: t.allDay,
    timeSlot: t.slot,
    noEvents: t.noEvents,
    more: t.events,
    moreLabel: t.more,
  }
  const common = { date: `${day} 00:00:00`, events, locale: language, labels, withHeader: false, renderEvent }
  const put = ({ event, newStart, newEnd }: Dropped) => onMove(drawnIn(event), { start: newStart, end: newEnd })
  const canMove = (event: ScheduleEventData) => drawnIn(event).occurrence !== undefined
  const moves = {
    withEventsDragAndDrop: true,
    onEventDrop: put,
    canDragEvent: canMove,
    onEventClick: (event: ScheduleEventData) => onOpen(drawnIn(event)),
    withDragSlotSelect: true,
    onSlotDragEnd: onCreate,
  }
  const slots = {
    ...moves,
    withEventResize: true,
    onEventResize: put,
    canResizeEvent: canMove,
    intervalMinutes: 30,
    eventDragInterval: 15,
    eventResizeInterval: 15,
    startScrollTime: '07:00:00',
    slotLabelFormat: language === 'es' ? 'HH:mm' : 'h A',
    onTimeSlotClick: ({ slotStart, slotEnd }: Slot) => onCreate(slotStart, slotEnd),
    onAllDaySlotClick: (date: string) => onCreate(date, date),
    withCurrentTimeIndicator: true,
  }
  const firstDayOfWeek = language === 'es' ? 1 : 0
  if (mode === 'semana')
    return (
      <WeekView
        {...common}
        {...slots}
        firstDayOfWeek={firstDayOfWeek}
        weekdayFormat="ddd"
        scrollAreaProps={tall}
        classNames={{ weekViewDayLabel: classes.weekday!, weekViewAllDaySlots: classes.allDayOfWeek! }}
      />
    )
  if (mode === 'dia')
    return (
      <DayView
        {...common}
        {...slots}
        scrollAreaProps={tall}
        classNames={{ dayViewAllDay: classes.allDay!, dayViewSlotLabel: classes.slotLabel! }}
      />
    )
  if (mode === 'lista') {
    const [rangeStart, rangeEnd] = listEnds(day)
    return (
      <AgendaView
        {...{ events, labels, rangeStart, rangeEnd }}
        renderEvent={rowWith(({ start, end, payload }) =>
          isWholeDay(payload) || isOverDays(start, end) ? t.allDay : `${hourOf(start)} – ${hourOf(end)}`,
        )}
        locale={language}
        dateHeaderFormat={language === 'es' ? 'dddd D [de] MMMM' : 'dddd, MMMM D'}
        classNames={{
          agendaViewHeader: classes.hidden!,
          agendaViewDateHeader: classes.date!,
          agendaViewEventBody: classes.body!,
          agendaViewEventTime: classes.hidden!,
        }}
        onEventClick={(event) => onOpen(drawnIn(event))}
      />
    )
  }
  return (
    <MonthView
      {...common}
      {...moves}
      firstDayOfWeek={firstDayOfWeek}
      weekdayFormat="ddd"
      maxEventsPerDay={3}
      onDayClick={onDay}
      getDayProps={(date) => ({ 'aria-label': longDate(date) })}
      renderEventBody={bodyWith(hourOf)}
      classNames={{ monthViewDay: classes.day! }}
    />
  )
}

interface Dropped {
  event: ScheduleEventData
  newStart: string
  newEnd: string
}
interface Slot {
  slotStart: string
  slotEnd: string
}

/** The hours scroll; the days stay in sight. */
const tall = { mah: 'max(420px, calc(100dvh - 290px))' }

const drawnIn = (event: ScheduleEventData) => (event.payload ?? {}) as Drawn

/** Events are found by keys through their mark. */
function renderEvent(event: ScheduleEventData, props: ComponentPropsWithoutRef<'button'>) {
  return <UnstyledButton {...props} className={`${props.className} ${classes.event}`} data-event-id={event.id} />
}

/** In a list the times come before the title, as the reader writes them. */
const rowWith =
  (whenOf: (event: ScheduleEventData) => string) =>
  (event: ScheduleEventData, { children, ...props }: ComponentPropsWithoutRef<'button'>) => (
    <UnstyledButton {...props} className={`${props.className} ${classes.row}`} data-event-id={event.id}>
      <span className={classes.when}>{whenOf(event)}</span>
      {children}
    </UnstyledButton>
  )

/** Whether it has no hours, as that which stands for the rest of a day. */
const isWholeDay = (payload: unknown): boolean => {
  const { occurrence, entry, day } = (payload ?? {}) as Drawn
  return day !== undefined || ((occurrence ?? entry)?.todo_el_dia ?? false)
}
const isOverDays = (start: string | Date, end: string | Date) => String(start).slice(0, 10) !== String(end).slice(0, 10)

/** `9 AM` for `09:00 AM`. */
const shortHour = (text: string) => (/[ap]\.?m/i.test(text) ? text.replace(/^0/, '').replace(/:00(?=\s)/u, '') : text)

/** In a month the hour comes before the title. */
const bodyWith =
  (hourOf: (clocks: string | Date) => string) =>
  ({ title, start, payload }: ScheduleEventData): ReactNode => (
    <>
      {!isWholeDay(payload) && <span className={classes.hour}>{hourOf(start)} </span>}
      {title}
    </>
  )
