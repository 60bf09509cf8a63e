import { useFormats } from '#core/formats/formats.ts'
import type { Quote } from '../rows.ts'

export type Review = NonNullable<Quote['aprobacion_detalle']>

/** Returns a formatter of percentages with few decimals, for quick comparison. */
export function usePercent() {
  const { number } = useFormats()
  return (share: number | null): string =>
    share === null ? '–' : number(share / 100, { style: 'percent', maximumFractionDigits: 2 })
}
