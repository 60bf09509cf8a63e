import { type PointerEvent, useEffect, useState } from 'react'

/** Days of a month that are chosen with a pointer that is drawn over them, for an event that lasts so long. */
export function useDaySelection(onSelect: (start: string, end: string) => void) {
  const [chosen, setChosen] = useState<{ from: string; to: string } | null>(null)
  const [first, last] = chosen && chosen.from > chosen.to ? [chosen.to, chosen.from] : [chosen?.from, chosen?.to]

  useEffect(() => {
    if (!first || !last) return
    const end = () => {
      setChosen(null)
      if (first < last) onSelect(first, last)
    }
    addEventListener('pointerup', end)
    return () => removeEventListener('pointerup', end)
  }, [first, last, onSelect])
  return {
    has: (day: string) => first !== undefined && last !== undefined && first < last && first <= day && day <= last,
    of: (day: string) => ({
      onPointerDown: ({ target, currentTarget, pointerType, button }: PointerEvent) => {
        if (target === currentTarget && pointerType === 'mouse' && button === 0) setChosen({ from: day, to: day })
      },
      onPointerEnter: () => chosen && setChosen({ ...chosen, to: day }),
    }),
  }
}
