import type { Language, PageLanguage } from './language.ts'
import type { NumberKind } from './numbers.ts'
import { type Text, textIn } from './text.ts'

/**
 * What a field holds: how it is read from a form and a cell, stored, shown and compared. A `text` has several lines, a
 * `code` is a line that is compared letter by letter. A `choice` is the number of one of its `choices` and an `option`
 * its code, `country` the fixed id of a country, `row` the id of a row that the form lists. `zone` is a time zone,
 * `language` one of the dashboard, in which someone is written to. An `amount` is money in the currency of its row.
 */
interface Kinds {
  line: string
  text: string
  code: string
  email: string
  emails: string[]
  phone: string
  choice: number
  option: string
  country: number
  row: number
  zone: string
  language: Language
  number: number
  amount: number
  flag: boolean
  day: string
}
export type FieldKind = keyof Kinds

/** What a new form has, and what a field that is left out becomes. */
export type Start = number | string | boolean

/** Kinds that are null where an optional field without a start is left out; texts are empty then. */
const nullKinds = ['choice', 'option', 'country', 'row', 'number', 'amount', 'day'] as const satisfies FieldKind[]
export type NullKind = (typeof nullKinds)[number]

/** Whether a field is null where it is left out. */
export const isNullable = ({ kind, isOptional, start }: EntityField): boolean =>
  isOptional === true && start === undefined && (nullKinds as readonly FieldKind[]).includes(kind)

/** One field of an entity. It stands in form, comparison, merge, export, import, audit and personal data by itself. */
export interface EntityField<Says extends string = string> {
  readonly kind: FieldKind
  readonly label: Text
  /** The key of the message of the entity that refuses it. */
  readonly says?: Says
  readonly isOptional?: true
  /** Characters of a line or text, entries of a list, or a number itself: at least and at most. */
  readonly min?: number
  readonly max?: number
  /** How a number is written, and of what it is a multiple. */
  readonly number?: NumberKind
  readonly step?: number
  /** The names of the values of a choice or option. */
  readonly choices?: Readonly<Record<string, Text>>
  readonly start?: Start
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
  /** In a workbook: another heading, another message of refusal, and whether a cell may be left empty; false: no column. */
  readonly imported?: false | { readonly heading?: Text; readonly says?: string; readonly isOptional?: true }
}

/** The fields of an entity by their names on the wire, which are those of their columns, in the order of reading. */
export type EntityFields<Says extends string = string> = Readonly<Record<string, EntityField<Says>>>

/** The same of its type. */
export type IsNullable<F extends EntityField> = F extends { start: unknown }
  ? false
  : F extends { isOptional: true; kind: NullKind }
    ? true
    : false

/** The codes of an option. */
export type CodeOf<F extends EntityField> = keyof F['choices'] & string

type Filled<F extends EntityField> = F['kind'] extends 'option' ? CodeOf<F> : Kinds[F['kind']]
type Stored<F extends EntityField> = Filled<F> | (IsNullable<F> extends true ? null : never)

/** The fields of a stored row. */
export type EntityRow<T extends EntityFields> = { -readonly [N in keyof T]: Stored<T[N]> }

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

/** The names of the fields with a column of their own in the list. */
export type ColumnName<T extends EntityFields> = {
  [N in FieldName<T>]: T[N] extends { list: object } ? N : never
}[FieldName<T>]

/** Returns the fields with a column of their own in the list. */
export const withColumn = <T extends EntityFields>(fields: T) =>
  Object.fromEntries(entriesOf(fields).filter(([, { list }]) => list)) as Pick<T, ColumnName<T>>

/** The names of the fields that have a column in a workbook. */
export type ImportedName<T extends EntityFields> = {
  [N in FieldName<T>]: T[N] extends { imported: false } ? never : N
}[FieldName<T>]

/** Returns the fields that have a column in a workbook. */
export const importedOf = <T extends EntityFields>(fields: T) =>
  Object.fromEntries(entriesOf(fields).filter(([, { imported }]) => imported !== false)) as Pick<T, ImportedName<T>>

type OptionalTextName<T extends EntityFields> = {
  [N in FieldName<T>]: T[N] extends { isOptional: true; kind: 'line' | 'text' } ? N : never
}[FieldName<T>]

/** Returns the lines and texts that may be left out. */
export const optionalTextsOf = <T extends EntityFields>(fields: T) =>
  Object.fromEntries(
    entriesOf(fields).filter(([, { kind, isOptional }]) => isOptional && (kind === 'line' || kind === 'text')),
  ) as Pick<T, OptionalTextName<T>>

/** Returns the fields so that each may be left out. */
export const optionalOf = <T extends EntityFields>(fields: T) =>
  Object.fromEntries(entriesOf(fields).map(([name, field]) => [name, { ...field, isOptional: true }])) as {
    [N in keyof T]: T[N] & { isOptional: true }
  }

/** Returns the fields with those named first; the others keep their order. */
export const inOrder = <T extends EntityFields>(fields: T, first: readonly FieldName<T>[]): T =>
  Object.fromEntries(
    [...first, ...namesOf(fields).filter((name) => !first.includes(name))].map((name) => [name, fields[name]]),
  ) as unknown as T // the same fields

/** Returns only the fields of the entity from a row that has more. */
export const pickedOf = <T extends EntityFields, Row extends Record<FieldName<T>, unknown>>(fields: T, row: Row) =>
  Object.fromEntries(namesOf(fields).map((name) => [name, row[name]])) as Pick<Row, FieldName<T>>

/** Returns the labels of the fields by their names. */
export const labelsOf = (fields: EntityFields): Record<string, Text> =>
  Object.fromEntries(entriesOf(fields).map(([name, { label }]) => [name, label]))

/** Returns the label of a field in a language. */
export const labelOf = ({ label }: EntityField, language: PageLanguage): string => textIn(label, language)
