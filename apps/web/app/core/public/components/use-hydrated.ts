import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the first HTML: for what does nothing without JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
