import { createContext, use, useEffect, useRef } from 'react'
import type { RecordAction } from './record-action.ts'

const open = new Set<{ current: readonly RecordAction[] }>()

/** Whether what is drawn stands in the head of a screen or record, and not in one of its lines. */
export const HeadContext = createContext(false)

/** Offers actions in the palette too, while their menu is shown in the head of a screen or record. */
export function usePaletteActions(actions: readonly RecordAction[]): void {
  const isInHead = use(HeadContext)
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (isInHead) open.add(latest)
    return () => void open.delete(latest)
  }, [isInHead])
}

/** Returns what may be done now, with the record opened last first. */
export const openActions = (): readonly RecordAction[] =>
  [...open].toReversed().flatMap(({ current }) => current.filter(({ why }) => !why))
