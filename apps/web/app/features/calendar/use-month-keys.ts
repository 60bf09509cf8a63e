import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { dayByKey } from './month-weeks.ts'

interface Keyed {
  /** A day of the shown month. */
  day: string
  firstWeekday: 0 | 1
  onDay: (day: string) => void
  /** Shows another month, with this day. */
  onTurn: (day: string) => void
}

/** The keys of a month: they go from day to day, into other months too, and open a day. One day is a stop of Tab. */
export function useMonthKeys({ day, firstWeekday, onDay, onTurn }: Keyed) {
  const grid = useRef<HTMLTableElement>(null)
  /** The day that gets the focus once its month is there. */
  const awaited = useRef<string | null>(null)
  const [{ active, of }, setState] = useState({ active: day, of: day })
  if (of !== day) setState({ active: day, of: day })
  const cellOf = (day: string) => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)

  useEffect(() => {
    if (awaited.current !== day) return
    awaited.current = null
    cellOf(day)?.focus()
  })
  return {
    grid,
    active,
    setActive: (active: string) => {
      awaited.current = null
      setState({ active, of: day })
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, target, currentTarget } = event
      if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
      if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return // in the list behind "more"
      if ((key === 'Enter' || key === ' ') && target.dataset.day) {
        event.preventDefault()
        return onDay(active)
      }
      const next = dayByKey(key, awaited.current ?? active, firstWeekday)
      if (!next) return
      event.preventDefault()
      const cell = key.startsWith('Page') ? null : cellOf(next)
      if (cell) return cell.focus()
      awaited.current = next
      onTurn(next)
    },
  }
}
