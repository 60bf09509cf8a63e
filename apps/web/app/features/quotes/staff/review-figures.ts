import { useFormats } from '#core/formats/formats.ts'
import type { Quote } from '../rows.ts'

export type Review = NonNullable<Quote['aprobacion_detalle']>

/** A share as it is compared at a glance. */
export function usePercent() {
  const { number } = useFormats()
  return (share: number | null): string =>
    share === null ? '–' : number(share / 100, { style: 'percent', maximumFractionDigits: 2 })
}
