import type { Section } from '@portal/contract/listing-market/sections'
import { machineConditionNames } from '@portal/contract/listings/constants'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { ListChoices } from './choices.ts'
import { activeFilters, type FilterName, type ListValues } from './list-address.ts'
import { listTexts } from './list-texts.ts'

/** Returns the active filters with their texts. */
export function useChips(values: ListValues, section: Section, choices: ListChoices) {
  const t = useTexts(listTexts)
  const language = useLanguage()
  const formats = useFormats()
  const named = (list: readonly { id: number; nombre: string; nombre_en: string }[], id: string) => {
    const found = list.find((choice) => String(choice.id) === id)
    return found ? (language === 'en' && found.nombre_en) || found.nombre : id
  }
  const number = (value: string) => formats.number(Number(value)) // validated when the address was read
  const words: Record<FilterName, (value: string) => string> = {
    buscar: t.chip.buscar,
    tipo: (value) => t.kinds[value as keyof typeof t.kinds] ?? value,
    categoria_id: (value) => named(choices.categorias, value),
    condicion: (value) => machineConditionNames[value === '1' ? 1 : 0][language],
    pais_id: (value) => named(choices.paises, value),
    ciudad: (value) => value,
    precio_desde: (value) => t.chip.precio_desde(number(value)),
    precio_hasta: (value) => t.chip.precio_hasta(number(value)),
    moneda: (value) => value,
    anio_desde: t.chip.anio_desde,
    anio_hasta: t.chip.anio_hasta,
    tiempo_uso_hasta: (value) => t.chip.tiempo_uso_hasta(number(value)),
    dias: (value) => t.chip.dias(Number(value)),
  }
  return activeFilters(values, section).map((name) => ({ name, text: words[name](values[name]) }))
}
