import { useEffect, useState } from 'react'

/** True once `isOn` has been true for a while: what is quick shows no progress and does not flicker. */
export function useDelayed(isOn: boolean, ms = 300): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isOn) return setLate(false)
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [isOn, ms])
  return isOn && isLate
}
