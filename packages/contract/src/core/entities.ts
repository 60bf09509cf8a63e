import type { Language, PageLanguage } from './language.ts'
import { type Text, textIn } from './text.ts'

/**
 * What a field holds: how it is read from a form and a cell, stored, shown and compared. A `code` is a line that is
 * compared letter by letter, `choice` the number of one of its `choices`, `country` the fixed id of a country, `zone` a
 * time zone, `language` one of the dashboard, in which someone is written to.
 */
interface Kinds {
  line: string
  code: string
  email: string
  emails: string[]
  phone: string
  choice: number
  country: number
  zone: string
  language: Language
}
export type FieldKind = keyof Kinds

/** One field of an entity. It stands in form, comparison, merge, export, import, audit and personal data by itself. */
export interface EntityField<Says extends string = string> {
  readonly kind: FieldKind
  readonly label: Text
  /** The key of the message of the entity that refuses it. */
  readonly says?: Says
  readonly isOptional?: true
  /** Characters of a line, at least; entries of a list, at most. */
  readonly min?: number
  readonly max?: number
  /** The names of the values of a choice, and the one that a new form has. */
  readonly choices?: Readonly<Record<number, Text>>
  readonly start?: number
  /** Uses the whole width of the form. */
  readonly isWide?: true
  /** Begins a group of the form with this heading. */
  readonly group?: Text
  /**
   * Its column in the list: the name under which readers keep which columns they see, and that of the order by which it
   * sorts. Absent: no column.
   */
  readonly list?: { readonly id: string; readonly sorts?: string; readonly priority?: 2 | 3 }
  /** Comes with a single record, not with those of a list. */
  readonly isAlone?: true
  /** Stands among the facts at the head of the record. */
  readonly isFact?: true
  /** In a workbook: another heading, another message of refusal, and whether a cell may be left empty. */
  readonly imported?: { readonly heading?: Text; readonly says?: string; readonly isOptional?: true }
}

/** The fields of an entity by their names on the wire, which are those of their columns, in the order of reading. */
export type EntityFields<Says extends string = string> = Readonly<Record<string, EntityField<Says>>>

/** The fields of a stored row. */
export type EntityRow<T extends EntityFields> = { -readonly [N in keyof T]: Kinds[T[N]['kind']] }

type OptionalName<T extends EntityFields> = { [N in keyof T]: T[N] extends { isOptional: true } ? N : never }[keyof T]

/** The fields of a row to store: an optional one that is left out is what its column has by default. */
export type NewEntityRow<T extends EntityFields> = Omit<EntityRow<T>, OptionalName<T>> &
  Partial<Pick<EntityRow<T>, OptionalName<T>>>

export type FieldName<T extends EntityFields> = keyof T & string

/** The names of the fields that come with rows of a list. */
export type ListedName<T extends EntityFields> = {
  [N in FieldName<T>]: T[N] extends { isAlone: true } ? never : N
}[FieldName<T>]

/** Returns the names of the fields, in their order. */
export const namesOf = <T extends EntityFields>(fields: T) => Object.keys(fields) as FieldName<T>[]

/** Returns the fields with their names, in their order. */
export const entriesOf = <T extends EntityFields>(fields: T) => Object.entries(fields) as [FieldName<T>, EntityField][]

/** Returns the fields that come with rows of a list. */
export const listedOf = <T extends EntityFields>(fields: T) =>
  Object.fromEntries(entriesOf(fields).filter(([, { isAlone }]) => !isAlone)) as Pick<T, ListedName<T>>

/** Returns only the fields of the entity from a row that has more. */
export const pickedOf = <T extends EntityFields, Row extends Record<FieldName<T>, unknown>>(fields: T, row: Row) =>
  Object.fromEntries(namesOf(fields).map((name) => [name, row[name]])) as Pick<Row, FieldName<T>>

/** Returns the labels of the fields by their names. */
export const labelsOf = (fields: EntityFields): Record<string, Text> =>
  Object.fromEntries(entriesOf(fields).map(([name, { label }]) => [name, label]))

/** Returns the label of a field in a language. */
export const labelOf = ({ label }: EntityField, language: PageLanguage): string => textIn(label, language)
