interface ZoneChoice {
  readonly value: string
  readonly label: string
  readonly words: string
}

/** A zone as it is read: its name and how far it is from Greenwich today. */
function choiceOf(zone: string): ZoneChoice {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts()
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return { value: zone, label: `${zone.replaceAll('_', ' ')} · ${offset}`, words: zone }
}

// Four hundred formats are made once, when the first form asks for them.
let known: readonly ZoneChoice[] | undefined

/** Every zone that the browser knows, and the stored one should it not be among them. */
export function zoneChoices(stored: unknown): readonly ZoneChoice[] {
  known ??= Intl.supportedValuesOf('timeZone').map(choiceOf)
  const isKnown = !stored || known.some(({ value }) => value === stored)
  return isKnown ? known : [...known, choiceOf(String(stored))]
}
