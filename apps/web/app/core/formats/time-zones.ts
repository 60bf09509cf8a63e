interface ZoneChoice {
  readonly value: string
  readonly label: string
  readonly words: string
}

/** A time zone as a choice: its name and its offset from UTC today. */
function choiceOf(zone: string): ZoneChoice {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts()
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return { value: zone, label: `${zone.replaceAll('_', ' ')} · ${offset}`, words: zone }
}

// The choices are computed once, on first use: they need 400 formats.
let known: readonly ZoneChoice[] | undefined

/** Returns every zone that the browser knows, and the stored one if it is not among them. */
export function zoneChoices(stored: unknown): readonly ZoneChoice[] {
  known ??= Intl.supportedValuesOf('timeZone').map(choiceOf)
  const isKnown = !stored || known.some(({ value }) => value === stored)
  return isKnown ? known : [...known, choiceOf(String(stored))]
}
