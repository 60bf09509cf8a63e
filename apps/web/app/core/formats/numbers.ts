/** Formats a number: `30.000` in Spanish, `30,000` in English. */
export const numberText = (value: number, locale: string, options?: Intl.NumberFormatOptions): string =>
  formatOf(locale, options).format(value)

/** Cached per kind: creating one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const kind = options ? `${locale} ${JSON.stringify(options)}` : locale
  const known = formats.get(kind)
  if (known) return known
  const made = new Intl.NumberFormat(locale, options)
  formats.set(kind, made)
  return made
}

/** Formats a fraction as a percentage: 0.125 is `12,5%` in Spanish. */
export const percentText = (share: number, locale: string): string =>
  numberText(share, locale, { style: 'percent', maximumFractionDigits: 1 })

/** Formats a file size: `1,2 MB`. */
export function bytesText(bytes: number, locale: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  const unit = units[power] ?? 'byte'
  const text = numberText(bytes / 1000 ** power, locale, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short', // the short name has no plural
    maximumFractionDigits: 1,
  })
  return text.replace(/\s/gu, '\u00a0')
}
