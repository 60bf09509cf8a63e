import type { In, Of } from '@portal/contract/core/fields'
import type { FactFormSchema, StaffFactsSchema } from '@portal/contract/products/facts/schemas'
import type { Loose } from '#core/dashboard/form/use-wire-form.ts'

export type StaffFact = Of<typeof StaffFactsSchema>['datos'][number]
export type FactValues = Loose<In<typeof FactFormSchema>>

/** Returns the values of a fact's form; `version` 0: the product does not have it yet. */
export function factValuesOf(clave: string, stored: Partial<NonNullable<StaffFact['dato']>> | null): FactValues {
  return {
    clave,
    valor: stored?.valor ?? '',
    valor_hasta: stored?.valor_hasta ?? '',
    calificador: stored?.calificador ?? '',
    unidad: stored?.unidad ?? '',
    unidad_en: stored?.unidad_en ?? '',
    unidad_pt: stored?.unidad_pt ?? '',
    texto: stored?.texto ?? '',
    // a text that needs no translation is stored once
    texto_en: stored?.texto_en ?? stored?.texto ?? '',
    texto_pt: stored?.texto_pt ?? '',
    por_confirmar: stored?.por_confirmar ?? false,
    version: stored?.version ?? 0,
  }
}

/** Returns what is sent: the figure or the text, whichever was chosen, so that nothing hidden is stored. */
export const withoutHidden = (values: FactValues, isText: boolean): FactValues =>
  isText
    ? { ...values, valor: '', valor_hasta: '', calificador: '', unidad: '', unidad_en: '', unidad_pt: '' }
    : { ...values, texto: '', texto_en: '', texto_pt: '' }
