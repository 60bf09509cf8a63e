/** The colours of the stage, from the tokens of the design. */
export interface Palette {
  ground: string
  hole: string
  line: string
  text: string
  accent: string
  mark: string
  danger: string
  /** From the earliest to the latest time, or the least to the most relief. */
  ramp: readonly string[]
}

/** Reads the colours that the style sheet of the stage names. */
export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element)
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    ground: colour('graphite'),
    hole: colour('mist'),
    line: colour('steel'),
    text: colour('mist'),
    accent: colour('accent-dark'),
    mark: colour('teal'),
    danger: colour('red'),
    ramp: ['teal', 'green', 'caution', 'red'].map(colour),
  }
}

/** Steps of a ramp: holes of one step are painted together. */
export const rampSteps = 24

/** Returns the colours of the steps between those of a ramp. */
export function rampOf(ramp: readonly string[]): string[] {
  return Array.from({ length: rampSteps }, (_, step) => {
    const place = (step / (rampSteps - 1)) * (ramp.length - 1)
    const below = Math.min(ramp.length - 2, Math.floor(place))
    return `color-mix(in srgb, ${ramp[below]} ${100 * (1 - place + below)}%, ${ramp[below + 1]})`
  })
}

/** Returns the step of a value between two ends. */
export const stepOf = (value: number, least: number, most: number): number =>
  most > least ? Math.round(((Math.min(most, Math.max(least, value)) - least) / (most - least)) * (rampSteps - 1)) : 0
