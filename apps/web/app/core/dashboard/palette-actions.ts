import { useEffect, useRef } from 'react'
import type { RecordAction } from './record-action.ts'

const open = new Set<{ current: readonly RecordAction[] }>()

/** Offers the actions of the open record in the palette too, while their menu is shown. */
export function usePaletteActions(actions: readonly RecordAction[]): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    open.add(latest)
    return () => void open.delete(latest)
  }, [])
}

/** Returns what may be done now with the open records, those of the record opened last first. */
export const openActions = (): readonly RecordAction[] =>
  [...open].toReversed().flatMap(({ current }) => current.filter(({ why }) => !why))
