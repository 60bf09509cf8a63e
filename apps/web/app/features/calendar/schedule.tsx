import '@mantine/schedule/styles.layer.css'
import 'dayjs/locale/es'
import { UnstyledButton } from '@mantine/core'
import { AgendaView, DayView, type ScheduleEventData, WeekView } from '@mantine/schedule'
import type { ComponentPropsWithoutRef } from 'react'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { type Drawn, drawnIn, hasWholeDays, hoursShown, type Place, wholeAt } from './entries.ts'
import { type Dropped, Month } from './month.tsx'
import classes from './schedule.module.css'
import { firstWeekday, listEnds, type Mode } from './span.ts'
import { texts } from './texts.ts'
import './whole-days.ts'

interface Props {
  mode: Mode
  day: string
  events: ScheduleEventData[]
  onOpen: (drawn: Drawn) => void
  /** A day, or a time on the reader's clocks, was chosen for a new event. */
  onCreate: (start: string, end: string) => void
  /** A day was chosen: to see it, or the month that it is in. */
  onDay: (day: string) => void
  onMonth: (day: string) => void
  onMove: (drawn: Drawn, place: Place) => void
}

/** The calendar as its library draws it; every view has the same events and answers the same way. */
export function Schedule({ mode, day, events, onOpen, onCreate, onDay, onMonth, onMove }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { time } = useFormats()
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
  const put = ({ event, newStart, newEnd }: Dropped) =>
    onMove(drawnIn(event), wholeAt(event, { start: newStart, end: newEnd }))
  const isPart = (event: ScheduleEventData) => drawnIn(event).whole !== undefined
  const isOwn = (event: ScheduleEventData) => drawnIn(event).occurrence !== undefined
  const canMove = (event: ScheduleEventData) => isOwn(event) && !(isPart(event) && hasWholeDays(event))
  const whenOf = (event: ScheduleEventData) => {
    const { from, until } = hoursShown(event) ?? {}
    if (from && until) return `${hourOf(from)} – ${hourOf(until)}`
    return from ? t.fromHour(hourOf(from)) : until ? t.untilHour(hourOf(until)) : t.allDay
  }
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
    canResizeEvent: (event: ScheduleEventData) => isOwn(event) && !isPart(event),
    intervalMinutes: 30,
    eventDragInterval: 15,
    eventResizeInterval: 15,
    startScrollTime: '07:00:00',
    slotLabelFormat: language === 'es' ? 'HH:mm' : 'h A',
    onTimeSlotClick: ({ slotStart, slotEnd }: Slot) => onCreate(slotStart, slotEnd),
    onAllDaySlotClick: (date: string) => onCreate(date, date),
    withCurrentTimeIndicator: true,
  }
  if (mode === 'semana')
    return (
      <WeekView
        {...common}
        {...slots}
        firstDayOfWeek={firstWeekday(language)}
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
        renderEvent={rowWith(whenOf)}
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
    <Month
      {...{ day, events, renderEvent, canMove, onCreate, onDay }}
      hourOf={hourOf}
      onEventClick={moves.onEventClick}
      onDrop={put}
      onTurn={onMonth}
    />
  )
}

interface Slot {
  slotStart: string
  slotEnd: string
}

/** The hours scroll; the days stay in sight. */
const tall = { mah: 'max(420px, calc(100dvh - 290px))' }

/** Events are found by keys through their mark; every part of one has it. */
const markOf = ({ id }: ScheduleEventData) => String(id).split('/')[0]

function renderEvent(event: ScheduleEventData, props: ComponentPropsWithoutRef<'button'>) {
  return <UnstyledButton {...props} className={`${props.className} ${classes.event}`} data-event-id={markOf(event)} />
}

/** In a list the times come before the title, as the reader writes them. */
const rowWith =
  (whenOf: (event: ScheduleEventData) => string) =>
  (event: ScheduleEventData, { children, ...props }: ComponentPropsWithoutRef<'button'>) => (
    <UnstyledButton {...props} className={`${props.className} ${classes.row}`} data-event-id={markOf(event)}>
      <span className={classes.when}>{whenOf(event)}</span>
      {children}
    </UnstyledButton>
  )

/** `9 AM` for `09:00 AM`. */
const shortHour = (text: string) => (/[ap]\.?m/i.test(text) ? text.replace(/^0/, '').replace(/:00(?=\s)/u, '') : text)
