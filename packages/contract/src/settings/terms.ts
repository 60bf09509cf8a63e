/** The terms of sale that hold until someone changes them (rule public-site/terms). */
export const startingTerms = {
  garantia_meses: 12,
  entrega_dias: 20,
  fin_de_semana: 'Sin procesamiento de pedidos',
  fin_de_semana_en: 'No order processing',
  fin_de_semana_pt: '',
  condicion_entrega: 'FOB dentro de México',
  condicion_entrega_en: 'FOB within Mexico',
  condicion_entrega_pt: '',
  pago: 'Transferencia internacional',
  pago_en: 'International transfer',
  pago_pt: '',
}
export type CommercialTerms = typeof startingTerms

/** Bounds of the figures: months of warranty, business days until delivery. */
export const termBounds = { garantia_meses: [0, 120], entrega_dias: [1, 365] } as const
