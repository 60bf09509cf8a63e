import { useSyncExternalStore } from 'react'

/** How much slower than the blast, which the viewer chooses. */
export const slownesses = [1, 2, 5, 10, 20, 50, 100, 200] as const

/** Returns the slowness with which a blast lasts about eight seconds. */
export const usualSlowness = (duration: number): number =>
  slownesses.find((slow) => duration * slow >= 8000) ?? slownesses.at(-1)!

/** A moment of the blast that is shown, in ms; null at rest. */
export class Run {
  #ms: number | null = null
  #isPlaying = false
  #slowness = 20
  #duration = 0
  #last = 0
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly moment = (): number | null => this.#ms
  readonly isPlaying = (): boolean => this.#isPlaying
  readonly slowness = (): number => this.#slowness

  /** ms of the blast in a second of the viewer. */
  get speed(): number {
    return 1000 / this.#slowness
  }

  /** Begins again with another plan. */
  reset(duration: number): void {
    if (duration !== this.#duration) this.#slowness = usualSlowness(duration)
    this.#duration = duration
    this.#ms = null
    this.#isPlaying = false
    this.#tell()
  }

  play(): void {
    if (this.#isPlaying) return
    if (this.#ms === null || this.#ms >= this.#end) this.#ms = 0
    this.#isPlaying = true
    this.#last = performance.now()
    requestAnimationFrame(this.#frame)
    this.#tell()
  }

  pause(): void {
    this.#isPlaying = false
    this.#tell()
  }

  /** Shows a moment; null shows the plan at rest. */
  show(ms: number | null): void {
    this.#ms = ms === null ? null : Math.min(this.#end, Math.max(0, ms))
    if (ms === null) this.#isPlaying = false
    this.#tell()
  }

  setSlowness(slowness: number): void {
    this.#slowness = slowness
    this.#tell()
  }

  /** The last flash is seen to its end. */
  get #end(): number {
    return this.#duration + 0.5 * this.speed
  }

  readonly #frame = (now: number): void => {
    if (!this.#isPlaying || this.#ms === null) return
    this.#ms = Math.min(this.#end, this.#ms + ((now - this.#last) / 1000) * this.speed)
    this.#last = now
    if (this.#ms >= this.#end) this.#isPlaying = false
    else requestAnimationFrame(this.#frame)
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

const rest = () => null
const never = () => false

/** Returns the shown moment; the component renders at each frame. */
export const useMoment = (run: Run): number | null => useSyncExternalStore(run.subscribe, run.moment, rest)
export const useIsPlaying = (run: Run): boolean => useSyncExternalStore(run.subscribe, run.isPlaying, never)
export const useSlowness = (run: Run): number => useSyncExternalStore(run.subscribe, run.slowness, run.slowness)
