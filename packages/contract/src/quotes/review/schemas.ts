import { z } from 'zod'
import { approvalReasonNames } from '../approval.ts'

/** Prices of one unit, or amounts of all lines, in the currency of the quote. */
const reviewed = {
  /** Of the branch for the quantity, otherwise the suggested price. */
  lista: z.number().nullable(),
  /** The discount taken off. */
  neto: z.number(),
  /** Percent under the list; a lowered price counts as a discount. */
  descuento_real: z.number(),
  /** What a distributor pays by the projection of the country; null without one, and for whom costs are not shown. */
  costo_distribuidor: z.number().nullable(),
  /** Percent of what is left of the price after that cost. */
  margen: z.number().nullable(),
  /** What the company's master distributor pays; for staff who see what the company pays. */
  costo_master: z.number().nullable(),
  margen_master: z.number().nullable(),
}
export const ReviewSchema = z.object({
  /** By whose limits it is judged. */
  autor_rol_id: z.number(),
  /** Largest discount of that role, percent; null means any. */
  limite_descuento: z.number().nullable(),
  lineas: z.array(
    z.object({
      identidad: z.string(),
      ...reviewed,
      /** The rules that ask for approval of this line; none: it needs no approval. */
      motivos: z.array(z.enum(Object.keys(approvalReasonNames) as (keyof typeof approvalReasonNames)[])),
    }),
  ),
  /** Of all lines, without extra cable and service. */
  total: z.object({
    ...reviewed,
    /** Lines without a list price, which count as listed at their own; and those whose cost is not known, or not shown. */
    sin_lista: z.number(),
    sin_costo: z.number(),
  }),
})
