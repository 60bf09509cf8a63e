import type { NumberKind } from '@portal/contract/core/numbers'
import { createContext, useContext } from 'react'
import type { DroppedValue } from './address.ts'
import type { ListTexts } from './list-texts.ts'

/** A public list as its address asks for it: what its parts need of the kind of item. */
export interface ListView {
  /** The path of this list, and that of everything. */
  path: string
  home: string
  texts: ListTexts
  /** The values of the address by name, empty where nothing is asked. */
  values: Readonly<Record<string, string>>
  /** All parameters, in the order of the address. */
  params: readonly string[]
  page: number
  order: string
  chips: readonly { name: string; text: string }[]
  dropped: readonly DroppedValue[]
  /** The limits of reversed ranges, which were exchanged. */
  turned: readonly string[]
  /** The kinds of the numeric filters. */
  figures: Readonly<Record<string, NumberKind>>
  /** The address of the list with some values changed, from its first page. */
  addressWith(changes: Readonly<Record<string, string>>): string
  /** The address of the page that saves the filter, with some values changed. */
  saveAddress(changes: Readonly<Record<string, string>>): string
  /** The address of what a form sent: without empty and usual values; with what the page must report. */
  addressSent(sent: URLSearchParams): string
}

const ListContext = createContext<ListView | null>(null)
export const ListProvider = ListContext.Provider

/** Returns the list that a component is part of. */
export function useListView(): ListView {
  const view = useContext(ListContext)
  if (!view) throw new Error('useListView stands outside a public list')
  return view
}
