import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the first HTML: for controls that need JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
