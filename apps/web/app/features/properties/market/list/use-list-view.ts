import { nameIn } from '@portal/contract/core/names'
import { propertyFilterText } from '@portal/contract/properties/market/filter-words'
import { useMemo } from 'react'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { ListView } from '#features/marketplace/list/view.ts'
import { listPath } from '../shared/rows.ts'
import type { ListChoices } from './choices.ts'
import {
  addressOf,
  addressSent,
  filterNames,
  type ListValues,
  listParams,
  orderOf,
  pageOf,
  readAddress,
  saveAddress,
} from './list-address.ts'
import { figureKinds } from './list-reading.ts'
import { listTexts } from './list-texts.ts'

/** Returns the list of properties that an address asks for. */
export function usePropertyView(search: string, choices: ListChoices): ListView {
  const texts = useTexts(listTexts)
  const { values, dropped, turned } = useMemo(() => readAddress(search), [search])
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
    turned,
    figures: figureKinds,
    addressWith: (changes) => addressOf(listPath, values, changes),
    saveAddress: (changes) => saveAddress(values, changes),
    addressSent: (sent) => addressSent(listPath, values, sent),
  }
}

/** Returns the active filters with their texts. */
function useChips(values: ListValues, choices: ListChoices) {
  const language = useLanguage()
  const { number } = useFormats()
  const named = (list: readonly { id: number; nombre: string; nombre_en: string }[]) => (id: string) => {
    const found = list.find((choice) => String(choice.id) === id)
    return found ? nameIn(found, 'nombre', language) : id
  }
  const say = { number, category: named(choices.categorias), country: named(choices.paises) }
  return filterNames
    .filter((name) => values[name] !== '')
    .map((name) => ({ name, text: propertyFilterText(name, values[name], language, say) }))
}
