import { useHotkeys, useLocalStorage } from '@mantine/hooks'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { isElsewhere } from '#core/dashboard/keys/list-keys.ts'
import type { ListState } from '#core/dashboard/list/use-list.ts'
import { type Occurrence, type Place, shiftedPlace } from './entries.ts'
import { type Mode, startMode, stepFrom } from './span.ts'

interface Keyed {
  board: RefObject<HTMLElement | null>
  asked: { mode: Mode; day: string }
  byKey: ReadonlyMap<string, Occurrence>
  list: ListState
  placeNow: (occurrence: Occurrence) => Place
  move: (occurrence: Occurrence, place: Place) => void
}

const steps: Readonly<Record<string, { days?: number; minutes?: number }>> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { minutes: -15 },
  ArrowDown: { minutes: 15 },
}

/**
 * The keys that do what dragging does, on the focused event: Shift and arrows move it (in a month up and down by a
 * week), Ctrl, Shift and up or down make it shorter or longer. The event has the focus again where it has been put.
 */
export function useEventKeys({ board, asked, byKey, list, placeNow, move }: Keyed) {
  const focused = useRef<string | null>(null)
  useCalendarKeys(asked, list)
  useEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return
    board.current?.querySelector<HTMLElement>(`[data-event-id="${CSS.escape(focused.current)}"]`)?.focus()
  })
  return {
    onFocus: (event: { target: EventTarget }) => {
      focused.current = (event.target as HTMLElement).dataset.eventId ?? null
    },
    onKeyDown: (event: KeyboardEvent) => {
      const key = (event.target as HTMLElement).dataset.eventId
      const occurrence = key && byKey.get(key)
      const step = steps[event.key]
      if (!occurrence || !step || !event.shiftKey || event.altKey) return
      const isLength = event.ctrlKey || event.metaKey
      const isVertical = step.minutes !== undefined
      if (isLength && !isVertical) return
      event.preventDefault()
      event.stopPropagation()
      const place = shiftedPlace(placeNow(occurrence), { ...stepOf(step, occurrence, asked.mode, isLength), isLength })
      if (place.end > place.start) move(occurrence, place)
    },
  }
}

/** Whole days move and grow by days; in a month up and down is a week. */
function stepOf(step: { days?: number; minutes?: number }, { todo_el_dia }: Occurrence, mode: Mode, isLength: boolean) {
  const direction = Math.sign(step.minutes ?? 0)
  if (direction === 0) return step
  if (isLength) return todo_el_dia ? { days: direction } : step
  return mode === 'mes' ? { days: 7 * direction } : todo_el_dia ? { days: direction } : step
}

/** Single keys of the calendar: `t` today, `j` and `k` the next and the previous period, `1` to `4` the views. */
function useCalendarKeys(asked: { mode: Mode; day: string }, list: ListState): void {
  const [isOn] = useLocalStorage({ key: 'single-keys', defaultValue: true, getInitialValueInEffect: false })
  const when = (act: () => void) => () => {
    if (isOn && !isElsewhere()) act()
  }
  const show = (modo: Mode) => when(() => list.ask({ modo: modo === startMode() ? null : modo }))
  useHotkeys([
    ['t', when(() => list.ask({ fecha: null }))],
    ['j', when(() => list.ask({ fecha: stepFrom(asked, 1) }))],
    ['k', when(() => list.ask({ fecha: stepFrom(asked, -1) }))],
    ['1', show('mes')],
    ['2', show('semana')],
    ['3', show('dia')],
    ['4', show('lista')],
  ])
}
