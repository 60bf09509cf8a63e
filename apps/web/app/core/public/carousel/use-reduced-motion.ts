import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

function onChange(listener: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the reader prefers reduced motion. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => matchMedia(query).matches,
    () => true,
  )
