import { z } from 'zod'
import { approvalReasonNames } from './approval.ts'

/** Unit prices, or totals of all lines, in the currency of the quote. */
const reviewed = {
  /** The branch's price for the quantity, otherwise the suggested one. */
  lista: z.number().nullable(),
  /** Price after the discount. */
  neto: z.number(),
  /** Percent below the list price; a lowered price counts as a discount. */
  descuento_real: z.number(),
  /** What a distributor pays by the country's projection; null without one, and for readers who may not see costs. */
  costo_distribuidor: z.number().nullable(),
  /** Percent of the price above that cost. */
  margen: z.number().nullable(),
  /** What the master distributor pays; for staff who may see company costs. */
  costo_master: z.number().nullable(),
  margen_master: z.number().nullable(),
}
export const ReviewSchema = z.object({
  /** The author's role, whose limits apply. */
  autor_rol_id: z.number(),
  /** Largest discount of that role, percent; null means any. */
  limite_descuento: z.number().nullable(),
  lineas: z.array(
    z.object({
      identidad: z.string(),
      ...reviewed,
      /** The rules that ask for approval of this line; empty when none is needed. */
      motivos: z.array(z.enum(Object.keys(approvalReasonNames) as (keyof typeof approvalReasonNames)[])),
    }),
  ),
  /** Of all lines, without extra cable and service. */
  total: z.object({
    ...reviewed,
    /** Number of lines without a list price (counted at their own price), and without a known or visible cost. */
    sin_lista: z.number(),
    sin_costo: z.number(),
  }),
})
