import type { Area } from '@portal/contract/core/areas'
import type { Call } from '@portal/contract/core/endpoint'
import type { In, Of } from '@portal/contract/core/fields'
import type { RecordCalls, RecordSchemas } from '@portal/contract/core/records/calls'
import type { ReactNode } from 'react'
import type { To } from 'react-router'
import type { Api } from '#core/api/api.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Language } from '#core/language/language-address.ts'
import type { Loose } from '../form/use-wire-form.ts'
import type { Column } from '../list/data-table.tsx'
import type { Filter } from '../list/filters.ts'
import type { ListSpec } from '../list/list-query.ts'
import type { Field } from './record-field.tsx'

/** The words that every list and form of a record needs. */
export interface RecordTexts {
  /** Names the screen: "Unidades de tiempo". */
  title: string
  /** What the search looks through. */
  search: string
  none: string
  noneText: string
  /** The form of a new one, and what sends it: "Nueva unidad", "Crear unidad". Without them none is made here. */
  add?: string
  create?: string
}

/** How a record is said: texts in the reader's language, numbers and dates as he writes them. */
export interface Reader<T> extends ReturnType<typeof useFormats> {
  t: T
  language: Language
}

export function useReader<T>(texts: Readonly<Record<Language, T>>): Reader<T> {
  return { t: useTexts(texts), language: useLanguage(), ...useFormats() }
}

/** A row of a list. */
export type RowOf<S extends RecordSchemas> = Of<S['Row']> & { id: number }
/** The fields of its form, of a new one or of one that is changed. */
export type FormOf<S extends RecordSchemas> = Omit<In<S['Update']>, 'id' | 'version'>
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]]

/** What a form looks at while it is filled in. */
export interface FormState<S extends RecordSchemas, One, Data> {
  /** Null for a new one. */
  row: One | null
  /** What was loaded with it: choices. */
  data: Data
  values: Partial<Loose<FormOf<S>>>
  set(values: Partial<Loose<FormOf<S>>>): void
  /** What the address says, for what a new one begins with. */
  address: { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams }
}

/** What deleting a record says. */
export interface Deletion {
  /** In the menu: "Eliminar unidad". */
  label: string
  /** The question, where it is not "¿Eliminar …?". */
  title?: string
  /** What is lost by it. */
  text: string
  /** Why it cannot be done now. */
  why?: string | undefined
  /** It is in use and would only be deactivated: what that means. */
  deactivates?: string | false | undefined
  /** Where to go once it is gone; to its list, as it was asked for, unless given. */
  back?: To
  /** Whether an answer says that it was only deactivated, where no entry of its own does. */
  isLeft?: (datos: unknown) => boolean
}

/** The calls that its screens send; what is special about one is typed by the call itself. */
export interface ScreenCalls<S extends RecordSchemas>
  extends Pick<RecordCalls<S>, 'list'>,
    Partial<Pick<RecordCalls<S>, 'save' | 'bulk' | 'undoBulk'>> {
  /** An update whose path names no record takes its id in the form. */
  update?: Call<unknown, In<S['Update']>, Of<S['Saved']>>
  remove?: Call<In<S['ById']>, unknown, unknown>
  /** Carries types only; never present. */
  is?: S
}

/** A record as its screens know it: the list, and the panel of one that is made or changed beside it. */
export interface RecordScreens<S extends RecordSchemas, T extends RecordTexts, One, Data> {
  calls: ScreenCalls<S>
  /** Wire name of its rows. */
  rows: keyof Of<S['List']> & string
  /** What changes its list, here or at someone else's desk. */
  areas: readonly Area[]
  texts: Readonly<Record<Language, T>>
  spec: ListSpec
  columns: (reader: Reader<T>) => Columns<RowOf<S>>
  filters?: (reader: Reader<T>) => readonly Filter[]
  /** Parameter of the address that names one. */
  param: string
  /** How one is loaded; the list is asked for it unless given. */
  one?: (api: Api, id: number) => Promise<One>
  /** What its form needs besides. */
  data?: (api: Api) => Promise<Data>
  /** The name at the head of its panel. */
  name: (row: One) => string
  mark?: (row: One) => string
  /** The few facts under the name. */
  summary?: (row: One, reader: Reader<T>) => ReactNode
  fields: (reader: Reader<T>, form: FormState<S, One, Data>) => readonly Field<FormOf<S>>[]
  /** Forms are kept as drafts under this name. */
  draft?: string
  size?: 'record' | 'form'
  /** What deleting says; without it nothing is deleted here. */
  deletion?: (row: One, reader: Reader<T>) => Deletion
  /** Where a new one is shown: in its panel, or in the list alone. */
  opensNew?: boolean
}

/** Declares a record's screens once, for its route modules. Whatever is special stays a component of the feature. */
export const recordScreens = <S extends RecordSchemas, T extends RecordTexts, One = RowOf<S>, Data = undefined>(
  screens: RecordScreens<S, T, One, Data>,
): RecordScreens<S, T, One, Data> => screens
