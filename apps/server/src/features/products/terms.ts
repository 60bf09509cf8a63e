import type { Fact } from '@portal/contract/products/fact-text'
import type { CommercialTerms } from '@portal/contract/settings/terms'

/** Returns the facts of sale with the figures and texts of the settings; names, units and order stay. */
export const withTerms = (facts: readonly Fact[], set: CommercialTerms): Fact[] =>
  facts.map((fact) => ({ ...fact, ...termOf(fact.clave, set) }))

function termOf(key: string, set: CommercialTerms): Partial<Fact> {
  if (key === 'garantia') return { valor: set.garantia_meses }
  if (key === 'entrega') return { valor: set.entrega_dias }
  if (key === 'fin_de_semana') return { texto: set.fin_de_semana, texto_en: set.fin_de_semana_en }
  if (key === 'condicion_entrega') return { texto: set.condicion_entrega, texto_en: set.condicion_entrega_en }
  return key === 'pago' ? { texto: set.pago, texto_en: set.pago_en } : {}
}
