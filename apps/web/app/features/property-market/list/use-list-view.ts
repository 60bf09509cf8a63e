import { type PropertyCondition, propertyConditionNames } from '@portal/contract/properties/constants'
import { useMemo } from 'react'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { ListView } from '#features/marketplace/list/view.ts'
import { type InitData, listPath } from '../shared/rows.ts'
import {
  addressOf,
  addressSent,
  droppedOf,
  type FilterName,
  filterNames,
  type ListValues,
  listParams,
  orderOf,
  pageOf,
  valuesOf,
} from './list-address.ts'
import { figureKinds } from './list-reading.ts'
import { listTexts } from './list-texts.ts'

/** The choices of the filters. */
export type ListChoices = Pick<InitData, 'categorias' | 'paises' | 'condiciones'>

/** Returns the list of properties that an address asks for. */
export function usePropertyView(search: string, choices: ListChoices): ListView {
  const texts = useTexts(listTexts)
  const values = useMemo(() => valuesOf(search), [search])
  const dropped = useMemo(() => droppedOf(search), [search])
  return {
    path: listPath,
    home: listPath,
    texts,
    values,
    params: listParams,
    page: pageOf(values),
    order: orderOf(values),
    chips: useChips(values, choices),
    dropped,
    figures: figureKinds,
    addressWith: (changes) => addressOf(listPath, values, changes),
    addressSent: (sent) => addressSent(listPath, values, sent),
  }
}

/** Returns the active filters with their texts. */
function useChips(values: ListValues, choices: ListChoices) {
  const { chip } = useTexts(listTexts)
  const language = useLanguage()
  const { number } = useFormats()
  const named = (list: readonly { id: number; nombre: string; nombre_en: string }[], id: string) => {
    const found = list.find((choice) => String(choice.id) === id)
    return found ? (language === 'en' && found.nombre_en) || found.nombre : id
  }
  const figure = (say: (value: string) => string) => (value: string) => say(number(Number(value))) // validated when read
  const words: Record<FilterName, (value: string) => string> = {
    buscar: chip.buscar,
    condicion: (value) => propertyConditionNames[Number(value) as PropertyCondition][language],
    categoria_id: (value) => named(choices.categorias, value),
    pais_id: (value) => named(choices.paises, value),
    ciudad: (value) => value,
    precio_desde: figure(chip.precio_desde),
    precio_hasta: figure(chip.precio_hasta),
    moneda: (value) => value,
    metros_desde: figure(chip.metros_desde),
    metros_hasta: figure(chip.metros_hasta),
    terreno_desde: figure(chip.terreno_desde),
    habitaciones: figure(chip.habitaciones),
    banos: figure(chip.banos),
    estacionamientos: figure(chip.estacionamientos),
    dias: chip.dias,
    recuadro: () => chip.recuadro,
  }
  return filterNames.filter((name) => values[name] !== '').map((name) => ({ name, text: words[name](values[name]) }))
}
