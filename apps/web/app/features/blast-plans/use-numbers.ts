import { useFormats } from '#core/formats/formats.ts'

/** Returns what writes a figure in the reader's style, rounded to so many decimals at most. */
export function useNumbers(): (value: number, decimals?: number) => string {
  const { number } = useFormats()
  return (value, decimals = 0) => number(value, { maximumFractionDigits: decimals })
}
