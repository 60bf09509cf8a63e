import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/**
 * How often the page repeats its loader while the provider has not reported, and the pause between
 * (rule payments/checking).
 */
const times = 10
const pauseMs = 3000

/** Repeats the page's loader while something is pending; returns false after giving up, or when nothing is pending. */
export function usePolling(isPending: boolean): boolean {
  const { revalidate, state } = useRevalidator()
  const [asked, setAsked] = useState(0)
  const isAsking = isPending && asked < times

  useEffect(() => {
    if (!isAsking || state !== 'idle') return
    const timer = setTimeout(() => {
      setAsked(asked + 1)
      void revalidate()
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [isAsking, asked, state, revalidate])

  return isAsking || (isPending && state !== 'idle')
}
