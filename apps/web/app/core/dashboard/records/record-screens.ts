import type { Area } from '@portal/contract/core/areas'
import type { Call } from '@portal/contract/core/endpoint'
import type { In, Of } from '@portal/contract/core/fields'
import type { Language, PageLanguage } from '@portal/contract/core/language'
import type { RecordCalls, RecordSchemas } from '@portal/contract/core/records/calls'
import type { ReactNode } from 'react'
import type { To } from 'react-router'
import type { Api } from '#core/api/api.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Loose } from '../form/use-wire-form.ts'
import type { Column } from '../list/data-table.tsx'
import type { Filter } from '../list/filters.ts'
import type { ListSpec } from '../list/list-query.ts'
import type { Field } from './record-field.tsx'

/** The texts that every list and form of a record needs. */
export interface RecordTexts {
  /** Name of the screen: "Unidades de tiempo". */
  title: string
  /** The fields that the search looks in. */
  search: string
  none: string
  noneText: string
  /**
   * Title and button of the form of a new record: "Nueva unidad", "Crear unidad". Without them these screens create
   * none.
   */
  add?: string
  create?: string
}

/** Texts in the reader's language, and their formats of numbers and dates. */
export interface Reader<T> extends ReturnType<typeof useFormats> {
  t: T
  language: PageLanguage
}

export function useReader<T>(texts: Readonly<Record<Language, T>>): Reader<T> {
  return { t: useTexts(texts), language: useLanguage(), ...useFormats() }
}

/** A row of a list. */
export type RowOf<S extends RecordSchemas> = Of<S['Row']> & { id: number }
/** The fields of the form, of a new record or an edited one. */
export type FormOf<S extends RecordSchemas> = Omit<In<S['Update']>, 'id' | 'version'>
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]]

/** The data that a form may use while it is filled in. */
export interface FormState<S extends RecordSchemas, One, Data> {
  /** Null for a new record. */
  row: One | null
  /** The data loaded with it: choices. */
  data: Data
  values: Partial<Loose<FormOf<S>>>
  set(values: Partial<Loose<FormOf<S>>>): void
  /** Parameters of the address, for the initial values of a new record. */
  address: { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams }
}

/** The texts and rules of deleting a record. */
export interface Deletion {
  /** In the menu: "Eliminar unidad". */
  label: string
  /** The title of the confirmation, when it is not "¿Eliminar …?". */
  title?: string
  /** What is lost by the deletion. */
  text: string
  /** Why the record cannot be deleted now. */
  why?: string | undefined
  /** The consequence of deactivation, when the record is in use and would only be deactivated. */
  deactivates?: string | false | undefined
  /** Where to go after the deletion; to its list, with its query, by default. */
  back?: To
  /** Whether an answer says that the record was only deactivated, when no message code does. */
  isLeft?: (datos: unknown) => boolean
}

/** The calls that the screens send; the type of the call itself describes its special parts. */
export interface ScreenCalls<S extends RecordSchemas>
  extends Pick<RecordCalls<S>, 'list'>,
    Partial<Pick<RecordCalls<S>, 'save' | 'bulk' | 'undoBulk'>> {
  /** An update whose path has no id takes it from the form. */
  update?: Call<unknown, In<S['Update']>, Of<S['Saved']>>
  remove?: Call<In<S['ById']>, unknown, unknown>
  /** Only carries types; never present at run time. */
  is?: S
}

/** The screens of a record: the list, and the panel next to it for a new or edited record. */
export interface RecordScreens<S extends RecordSchemas, T extends RecordTexts, One, Data> {
  calls: ScreenCalls<S>
  /** Wire name of its rows. */
  rows: keyof Of<S['List']> & string
  /** The areas whose changes reload the list, made here or by other people. */
  areas: readonly Area[]
  texts: Readonly<Record<Language, T>>
  spec: ListSpec
  columns: (reader: Reader<T>) => Columns<RowOf<S>>
  filters?: (reader: Reader<T>) => readonly Filter[]
  /** Parameter of the address that names a record. */
  param: string
  /** Loads one record; from the list by default. */
  one?: (api: Api, id: number) => Promise<One>
  /** Loads the other data that its form needs. */
  data?: (api: Api) => Promise<Data>
  /** The name in the header of its panel, in the reader's language where it has one in each. */
  name: (row: One, language: PageLanguage) => string
  mark?: (row: One) => string
  /** The few facts under the name. */
  summary?: (row: One, reader: Reader<T>) => ReactNode
  fields: (reader: Reader<T>, form: FormState<S, One, Data>) => readonly Field<FormOf<S>>[]
  /** Name under which drafts of its forms are stored. */
  draft?: string
  size?: 'record' | 'form'
  /** The texts of the deletion; without it nothing can be deleted here. */
  deletion?: (row: One, reader: Reader<T>) => Deletion
  /** Whether a new record opens in its panel; otherwise only the list is shown. */
  opensNew?: boolean
}

/** Declares a record's screens once, for its route modules. Special parts stay components of the feature. */
export const recordScreens = <S extends RecordSchemas, T extends RecordTexts, One = RowOf<S>, Data = undefined>(
  screens: RecordScreens<S, T, One, Data>,
): RecordScreens<S, T, One, Data> => screens
