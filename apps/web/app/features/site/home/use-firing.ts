import { useEffect, useRef, useState } from 'react'
import { contour, lastDelay } from '../blast-pattern.ts'

/** How many times slower than in the field. */
const slowness = 10
/** A hole stays bright for this long, in milliseconds of the field. */
const glowMs = 60

/** Runs the front through the drawing. What moves is set on the elements themselves: React draws nothing meanwhile. */
export function useFiring() {
  const root = useRef<SVGSVGElement>(null)
  const front = useRef<SVGPathElement>(null)
  const clock = useRef<HTMLOutputElement>(null)
  const time = useRef(0)
  const [isRunning, setRunning] = useState(false)

  useEffect(() => {
    if (!isRunning) return
    const marks = [...(root.current?.querySelectorAll<SVGElement>('[data-delay]') ?? [])]
    const delays = marks.map((mark) => Number(mark.dataset.delay))
    const show = (now: number) => {
      marks.forEach((mark, index) => {
        const age = now - (delays[index] ?? 0)
        mark.dataset.state = age < 0 ? 'waiting' : age < glowMs ? 'firing' : 'fired'
      })
      front.current?.setAttribute('d', contour(now))
      if (clock.current) clock.current.value = `${String(Math.round(now)).padStart(3, '0')} ms`
    }
    const end = () => {
      time.current = 0
      for (const mark of marks) delete mark.dataset.state
      front.current?.removeAttribute('d')
      if (clock.current) clock.current.value = ''
      setRunning(false)
    }

    let last = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      time.current += (now - last) / slowness
      last = now
      if (time.current > lastDelay + glowMs) return end()
      show(time.current)
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [isRunning])

  return { root, front, clock, isRunning, toggle: () => setRunning((was) => !was) }
}
