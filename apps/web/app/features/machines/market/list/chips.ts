import { nameIn } from '@portal/contract/core/names'
import { machineFilterText } from '@portal/contract/machines/market/filter-words'
import type { Section } from '@portal/contract/machines/market/sections'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage } from '#core/language/language.ts'
import type { ListChoices } from './choices.ts'
import { activeFilters, type ListValues } from './list-address.ts'

/** Returns the active filters with their texts. */
export function useChips(values: ListValues, section: Section, choices: ListChoices) {
  const language = useLanguage()
  const { number } = useFormats()
  const named = (list: readonly { id: number; nombre: string; nombre_en: string }[]) => (id: string) => {
    const found = list.find((choice) => String(choice.id) === id)
    return found ? nameIn(found, 'nombre', language) : id
  }
  const say = { number, category: named(choices.categorias), country: named(choices.paises) }
  return activeFilters(values, section).map((name) => ({
    name,
    text: machineFilterText(name, values[name], language, say),
  }))
}
