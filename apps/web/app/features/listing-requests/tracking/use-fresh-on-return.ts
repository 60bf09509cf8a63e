import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the page again when its reader comes back to its tab: staff may have answered meanwhile. */
export function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [revalidate])
}
