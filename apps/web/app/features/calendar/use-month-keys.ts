import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { dayByKey, monthOf } from './month-weeks.ts'

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
  /** The day that gets the focus once its month is there. Keys go on from it until then. */
  const awaited = useRef<string | null>(null)
  /** The day that was asked for last. */
  const turned = useRef<string | null>(null)
  const [{ active, of }, setState] = useState({ active: day, of: day })
  if (of !== day) setState({ active: day, of: day })
  const cellOf = (day: string) => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)

  useLayoutEffect(() => {
    const waited = awaited.current
    if (!waited) return
    if (day === turned.current) return cellOf(waited)?.focus()
    if (grid.current?.contains(document.activeElement)) return
    cellOf(day)?.focus() // a month on the way to the awaited one: keys would be lost with the cell that had the focus
    awaited.current = waited
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
        return onDay(awaited.current ?? active)
      }
      const next = dayByKey(key, awaited.current ?? active, firstWeekday)
      if (!next) return
      event.preventDefault()
      const cell = awaited.current || key.startsWith('Page') ? null : cellOf(next)
      if (cell) return cell.focus()
      const isTurning = awaited.current !== null && monthOf(turned.current ?? '') === monthOf(next)
      awaited.current = next
      if (isTurning) return
      turned.current = next
      onTurn(next)
    },
  }
}
