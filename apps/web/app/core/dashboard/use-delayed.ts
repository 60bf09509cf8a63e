import { useEffect, useState } from 'react'

/** Returns true when `isOn` has been true for a while, so that fast actions show no flickering progress. */
export function useDelayed(isOn: boolean, ms = 300): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isOn) return setLate(false)
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [isOn, ms])
  return isOn && isLate
}
