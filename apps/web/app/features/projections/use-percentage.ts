import { useFormats } from '#core/formats/formats.ts'

/** Returns a formatter of percentages with up to two decimals: 29.76 is `29,76%` in Spanish. */
export function usePercentage(): (percentage: number) => string {
  const { number } = useFormats()
  return (percentage) => number(percentage / 100, { style: 'percent', maximumFractionDigits: 2 })
}
