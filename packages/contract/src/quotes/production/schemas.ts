import { z } from 'zod'
import { momentField } from '../../core/fields.ts'
import { PermitState, ProductionBlock } from '../../permits/constants.ts'
import { ProductionStep } from '../../production/steps.ts'

/** How far a quote is on its way to production. */
export const productionFields = {
  aprobada_en: momentField.nullable(),
  /** When the mail to production was sent; null before that. */
  produccion_enviado_en: momentField.nullable(),
  /** Why it may not go to production; null when it may, when it went, and when it ended. */
  bloqueo_produccion: z.enum(ProductionBlock).nullable(),
  /** The order of a confirmed quote and its step; null before that, and once it was voided. */
  pedido: z.object({ id: z.number(), paso: z.enum(ProductionStep) }).nullable(),
}

export const clientPermitFields = {
  /**
   * For staff, of a quote with products for authorized buyers: the company for which the client's address acts, and its
   * permit. Null for others, and when no company is known.
   */
  permiso_cliente: z
    .object({
      /** Null for the permit of the client's address, which came from a quote. */
      empresa_id: z.number().nullable(),
      empresa_nombre: z.string().nullable(),
      permiso_id: z.number().nullable(),
      vence_el: z.string().nullable(),
      estado: z.enum(PermitState).nullable(),
    })
    .nullable(),
}
