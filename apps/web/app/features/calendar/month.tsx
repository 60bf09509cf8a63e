import { UnstyledButton } from '@mantine/core'
import { DragContext, MoreEvents, ScheduleEvent, type ScheduleEventData } from '@mantine/schedule'
import { type ComponentPropsWithoutRef, type HTMLAttributes, type ReactElement, type ReactNode, useMemo } from 'react'
import { useDrag } from '#core/dashboard/use-drag.ts'
import { today } from '#core/formats/dates.ts'
import { useFormats } from '#core/formats/formats.ts'
import { clockAt, weekdayName } from '#core/formats/written.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { hasWholeDays, shiftedPlace } from './entries.ts'
import classes from './month.module.css'
import { type Bar, type MonthDay, monthWeeks } from './month-weeks.ts'
import { daysBetween, firstWeekday } from './span.ts'
import { texts } from './texts.ts'
import { useDaySelection } from './use-day-selection.ts'
import { useMonthKeys } from './use-month-keys.ts'

export interface Dropped {
  event: ScheduleEventData
  newStart: string
  newEnd: string
}

interface Props {
  /** A day of the month. */
  day: string
  events: ScheduleEventData[]
  hourOf: (clocks: string | Date) => string
  renderEvent: (event: ScheduleEventData, props: ComponentPropsWithoutRef<'button'>) => ReactElement
  onEventClick: (event: ScheduleEventData) => void
  canMove: (event: ScheduleEventData) => boolean
  onDrop: (dropped: Dropped) => void
  onCreate: (start: string, end: string) => void
  /** Shows another month, with this day. */
  onTurn: (day: string) => void
  onDay: (day: string) => void
}

/** Lines of bars in a week; what has none is behind "more". */
const lines = 3
/** How many entries of one day are listed behind "more"; a fuller day is opened. */
const mostListed = 12

/**
 * A month as a table whose cells are its days: the keys of a grid go from day to day, and Tab from a day to what takes
 * place on it. The library draws a month as a list of buttons, which no screen reader tells rows and columns of.
 */
export function Month({ day, events, hourOf, onDay, onTurn, onCreate, ...views }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const begins = firstWeekday(language)
  const weeks = useMemo(() => monthWeeks(events, { day, firstWeekday: begins, lines }), [events, day, begins])
  const keys = useMonthKeys({ day, firstWeekday: begins, onDay, onTurn })
  const selection = useDaySelection(onCreate)
  const drag = useDrag<ScheduleEventData, string>({ onDrop: (event, day) => views.onDrop(droppedOn(day, event)) })
  const context = {
    isDragging: drag.dragged !== null,
    draggedEventId: drag.dragged?.id ?? null,
    draggedEvent: drag.dragged,
    onDragStart: drag.take,
    onDragEnd: () => drag.drop(null),
  }
  return (
    <DragContext.Provider value={context}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells take keys */}
      <table role="grid" aria-label={t.calendar} className={classes.month} ref={keys.grid} onKeyDown={keys.onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map(({ day }) => {
              const name = weekdayName(clockAt(day, 'UTC'), language)
              return (
                <th key={day} scope="col" abbr={name} aria-label={name}>
                  {name.slice(0, 3)}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((one) => (
                <Day
                  key={one.day}
                  of={one}
                  active={keys.active}
                  onActive={keys.setActive}
                  onDay={onDay}
                  onCreate={() => onCreate(one.day, one.day)}
                  selection={selection}
                  isOver={drag.over === one.day}
                  drag={drag.place(one.day)}
                  bodyOf={bodyWith(hourOf)}
                  {...views}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </DragContext.Provider>
  )
}

interface DayProps extends ViewsOfDay {
  of: MonthDay
  active: string
  onActive: (day: string) => void
  onDay: (day: string) => void
  onCreate: () => void
  selection: ReturnType<typeof useDaySelection>
  isOver: boolean
  drag: HTMLAttributes<HTMLElement>
}

function Day({ of, active, onActive, onDay, onCreate, selection, isOver, drag, ...views }: DayProps) {
  const t = useTexts(texts)
  const { longDate, number } = useFormats()
  const { day, bars, entries, hidden } = of
  const name = longDate(day)
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
  const count = entries.length
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys of all its cells
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cell of a grid
      role="gridcell"
      className={classes.day}
      data-day={day}
      data-outside={of.isOutside || undefined}
      data-weekend={isWeekend || undefined}
      data-chosen={selection.has(day) || isOver || undefined}
      aria-label={count > 0 ? `${name}, ${t.eventsOf(number(count), count)}` : name}
      aria-current={day === today() ? 'date' : undefined}
      tabIndex={day === active ? 0 : -1}
      onFocus={({ target, currentTarget }) => target === currentTarget && onActive(day)}
      onClick={({ target, currentTarget }) => target === currentTarget && onCreate()}
      {...selection.of(day)}
      {...drag}
    >
      <UnstyledButton className={classes.number} tabIndex={-1} aria-label={t.openDay(name)} onClick={() => onDay(day)}>
        {Number(day.slice(8))}
      </UnstyledButton>
      {bars.map((bar) => (
        <BarOf key={bar.event.id} bar={bar} isReached={lasts(bar, day, active)} {...views} />
      ))}
      {hidden > 0 && (
        <More entries={entries} hidden={hidden} onOpen={() => onDay(day)} isReached={day === active} {...views} />
      )}
    </td>
  )
}

/** Whether a bar that stands in a day is drawn on another day too. */
const lasts = ({ days }: Bar, day: string, other: string) => {
  const distance = daysBetween(day, other)
  return distance >= 0 && distance < days
}

/** How the entries of a day are drawn. */
interface ViewsOfDay extends Pick<Props, 'canMove' | 'renderEvent' | 'onEventClick'> {
  bodyOf: (event: ScheduleEventData) => ReactNode
}

/** The hour comes before the title. */
const bodyWith =
  (hourOf: Props['hourOf']) =>
  (event: ScheduleEventData): ReactNode => (
    <>
      {!hasWholeDays(event) && <span className={classes.hour}>{hourOf(event.start)} </span>}
      {event.title}
    </>
  )

function BarOf({
  bar,
  isReached,
  bodyOf,
  canMove,
  renderEvent,
  onEventClick,
}: ViewsOfDay & { bar: Bar; isReached: boolean }) {
  const { event, line, days, hanging } = bar
  return (
    <ScheduleEvent
      event={event}
      nowrap
      autoSize
      hanging={hanging}
      draggable={canMove(event)}
      renderEventBody={bodyOf}
      renderEvent={(event, props) => renderEvent(event, { ...props, tabIndex: isReached ? 0 : -1 })}
      onClick={() => onEventClick(event)}
      className={classes.bar}
      style={{ '--line': line, '--days': days }}
    />
  )
}

interface MoreProps extends ViewsOfDay {
  entries: ScheduleEventData[]
  hidden: number
  onOpen: () => void
  isReached: boolean
}

/** What no line was left for: all of the day in a list above it, or the day itself. */
function More({ entries, hidden, onOpen, isReached, bodyOf, renderEvent, onEventClick }: MoreProps) {
  const t = useTexts(texts)
  const tabIndex = isReached ? 0 : -1
  if (entries.length > mostListed)
    return (
      <UnstyledButton className={classes.more} tabIndex={tabIndex} onClick={onOpen}>
        {t.more(hidden)}
      </UnstyledButton>
    )
  return (
    <MoreEvents
      className={classes.more!}
      tabIndex={tabIndex}
      events={entries}
      moreEventsCount={hidden}
      labels={{ moreLabel: t.more }}
      renderEventBody={bodyOf}
      renderEvent={renderEvent}
      onEventClick={onEventClick}
    />
  )
}

/** An event that is dragged to another day keeps its hours. */
function droppedOn(day: string, event: ScheduleEventData): Dropped {
  const place = { start: String(event.start), end: String(event.end) }
  const days = daysBetween(place.start.slice(0, 10), day)
  const { start: newStart, end: newEnd } = shiftedPlace(place, { days })
  return { event, newStart, newEnd }
}
