import { type Section, sectionPaths } from '@portal/contract/machines/market/sections'
import { useMemo } from 'react'
import { useTexts } from '#core/language/language.ts'
import type { ListView } from '#features/marketplace/list/view.ts'
import { useChips } from './chips.ts'
import type { ListChoices } from './choices.ts'
import { addressSent, addressWith, listParams, orderOf, pageOf, readAddress, saveAddress } from './list-address.ts'
import { figureKinds } from './list-reading.ts'
import { listTexts } from './list-texts.ts'

/** Returns the list of machines of a section that an address asks for. */
export function useMachineView(section: Section, search: string, choices: ListChoices): ListView {
  const texts = useTexts(listTexts)
  const { values, dropped, turned } = useMemo(() => readAddress(search), [search])
  const chips = useChips(values, section, choices)
  return {
    path: sectionPaths[section],
    home: sectionPaths.all,
    texts,
    values,
    params: listParams,
    page: pageOf(values),
    order: orderOf(values),
    chips,
    dropped,
    turned,
    figures: figureKinds,
    addressWith: (changes) => addressWith(section, values, changes),
    saveAddress: (changes) => saveAddress(section, values, changes),
    addressSent: (sent) => addressSent(section, values, sent),
  }
}
