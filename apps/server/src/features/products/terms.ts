import type { Fact } from '@portal/contract/products/fact-text'
import type { CommercialTerms } from '@portal/contract/settings/terms'

/** Returns the facts of sale with the figures and texts of the settings; names, units and order stay. */
export const withTerms = (facts: readonly Fact[], set: CommercialTerms): Fact[] =>
  facts.map((fact) => ({ ...fact, ...termOf(fact.clave, set) }))

const texts = ['fin_de_semana', 'condicion_entrega', 'pago'] as const

function termOf(key: string, set: CommercialTerms): Partial<Fact> {
  if (key === 'garantia') return { valor: set.garantia_meses }
  if (key === 'entrega') return { valor: set.entrega_dias }
  const text = texts.find((text) => text === key)
  return text ? { texto: set[text], texto_en: set[`${text}_en`], texto_pt: set[`${text}_pt`] || null } : {}
}
