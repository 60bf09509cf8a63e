import {
  type EntityField,
  type EntityFields,
  type EntityRow,
  entriesOf,
  type FieldKind,
  type FieldName,
  isNullable,
  labelOf,
} from '@portal/contract/core/entities'
import { languageOf, type PageLanguage } from '@portal/contract/core/language'
import { languageNames } from '@portal/contract/core/language-names'
import { textIn } from '@portal/contract/core/text'
import type { ReactNode } from 'react'
import { idFrom } from '#core/formats/ids.ts'
import { phoneLink } from '#core/formats/phone-link.ts'
import { zoneChoices } from '#core/formats/time-zones.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage } from '#core/language/language.ts'
import type { Fact } from '../detail/fact-grid.tsx'
import type { Choice } from '../form/choice-match.ts'
import { choicesOf, languageChoices, optionsOf } from '../form/choices.ts'
import type { ConflictField } from '../form/conflict-dialog.tsx'
import type { Column } from '../list/table-props.ts'
import { kitTexts } from '../texts.ts'
import { type Field, type FormLike, RecordFields } from './record-field.tsx'

interface Reading {
  language: PageLanguage
  /** What the form holds now. */
  values: object
}

/** Returns what names a field of these, in the language of the reader. */
export function useLabels<T extends EntityFields>(fields: T): (name: FieldName<T>) => string {
  const language = useLanguage()
  return (name) => labelOf(fields[name]!, language)
}

/** Kinds that a form draws itself, because their choices, their currency or what they switch is its own. */
type KindByHand = 'row' | 'amount' | 'flag'
type NameByHand<T extends EntityFields> = {
  [N in FieldName<T>]: T[N]['kind'] extends KindByHand ? N : never
}[FieldName<T>]

/**
 * What is special about a field of one form: more hints, another placeholder, what a change does to others; and what is
 * drawn by hand.
 */
type Special<T extends EntityFields> = { readonly [N in FieldName<T>]?: Partial<Field> } & {
  readonly [N in NameByHand<T>]: Partial<Field> & ({ kind: 'own' } | { kind: 'choice'; choices: readonly Choice[] })
}
type FormOf<T extends EntityFields> = Record<FieldName<T>, unknown>

/** Returns the form fields of an entity; a phone never stands before the country that it is read with. */
export function formFieldsOf<T extends EntityFields>(
  fields: T,
  { language, values }: Reading,
  ...[special]: object extends Special<T> ? [Special<T>?] : [Special<T>]
): Field<FormOf<T>>[] {
  const inForm = (name: string | undefined) => name && (values as Readonly<Record<string, unknown>>)[name]
  const country = entriesOf(fields).find(([, { kind }]) => kind === 'country')?.[0]
  return inFormOrder(fields).map(([name, field]) => ({
    name,
    label: labelOf(field, language),
    required: !field.isOptional,
    ...(field.isWide && { wide: true }),
    ...(field.group && { legend: textIn(field.group, language) }),
    ...kindIn(field, language, { own: inForm(name), country: inForm(country) }),
    ...(special?.[name] as object | undefined),
  }))
}

function kindIn(field: EntityField, language: PageLanguage, values: { own: unknown; country: unknown }) {
  const { kind, isOptional = false, max, choices = {}, start, number } = field
  switch (kind) {
    case 'row':
    case 'amount':
    case 'flag':
      return { kind: 'own', draw: () => null } as const // as `Special` requires, the form says how
    case 'text':
      return { kind: 'area', max: max ?? 2000 } as const
    case 'number':
      return { kind, ...(number && { number }) }
    case 'day':
      return { kind }
    case 'option':
      return { kind: 'choice', choices: optionsOf(choices, language), clearable: isOptional } as const
    case 'country':
      return { kind, placeholder: textIn(kitTexts, language).choose, clearable: isOptional }
    case 'phone':
      return { kind, countryId: values.country }
    case 'choice':
      return { kind, choices: choicesOf(choices, language), clearable: isOptional, ...(start && { start }) }
    case 'language':
      return { kind: 'choice', choices: languageChoices(language) } as const
    case 'zone':
      return { kind: 'choice', choices: zoneChoices(values.own), start: '' } as const
    case 'emails':
      return { kind, max: max ?? 50 }
    case 'email':
      return { kind, max: 254 }
    case 'line':
    case 'code':
      return { kind: 'text', ...(max && { max }) } as const
  }
}

function inFormOrder<T extends EntityFields>(fields: T) {
  const all = entriesOf(fields)
  const place = (kind: FieldKind) => all.findIndex(([, field]) => field.kind === kind)
  const [phone, country] = [place('phone'), place('country')]
  return phone < 0 || phone > country ? all : all.toSpliced(country + 1, 0, all[phone]!).toSpliced(phone, 1)
}

/** The form fields of an entity whose form has nothing special. */
export function EntityFormFields({ fields, form }: { fields: EntityFields; form: FormLike }) {
  return <RecordFields fields={formFieldsOf(fields, { language: useLanguage(), values: form.values })} form={form} />
}

type NewEntity<T extends EntityFields> = {
  [N in keyof T]: EntityRow<T>[N] extends number ? number | '' : EntityRow<T>[N]
}

/** Returns the values of a new form: what `known` has of a field, or its start; of the others nothing. */
export function newEntity<T extends EntityFields>(
  fields: T,
  known: (name: string) => string | null = () => null,
): NewEntity<T> {
  const startOf = (field: EntityField, text: string | null) => {
    if (field.kind === 'language') return languageOf(text)
    const none = isNullable(field) ? null : ''
    if (field.kind === 'country') return idFrom(text) ?? none
    return text ?? field.start ?? none
  }
  return Object.fromEntries(
    entriesOf(fields).map(([name, field]) => [name, startOf(field, known(name))]),
  ) as NewEntity<T>
}

/** Returns the text of a value as people read it. */
export function textOfValue({ kind, choices = {} }: EntityField, value: unknown, language: PageLanguage): string {
  switch (kind) {
    case 'country':
      return countryName(idFrom(value), language)
    case 'language':
      return textIn(languageNames[languageOf(value)], language)
    case 'choice':
      return textIn(choices[idFrom(value) ?? 0], language) ?? ''
    case 'option':
      return textIn(choices[String(value)], language) ?? ''
    case 'zone':
      return String(value).replaceAll('_', ' ')
    case 'emails':
      return (value as string[]).join(', ')
    default:
      return String(value ?? '')
  }
}

/** Returns the fields that a conflict compares; `texts` are those of values that are more than their kind. */
export const comparedOf = <T extends EntityFields>(
  fields: T,
  language: PageLanguage,
  texts: { readonly [N in FieldName<T>]?: (value: unknown) => string } = {},
): ConflictField[] =>
  entriesOf(fields).map(([name, field]) => ({
    name,
    label: labelOf(field, language),
    text: texts[name] ?? ((value) => textOfValue(field, value, language)),
  }))

/** How a value is called or written to. */
const linkOf: Partial<Record<FieldKind, (value: string) => string>> = {
  email: (value) => `mailto:${value}`,
  phone: phoneLink,
}

/** What is compared sign by sign. */
const isCode = ({ kind }: EntityField) => kind === 'phone' || kind === 'code'

/** Returns the facts of a record, with links where one can write or call. */
export const factsOf = <T extends EntityFields>(fields: T, row: EntityRow<T>, language: PageLanguage): Fact[] =>
  entriesOf(fields).flatMap(([name, field]): Fact[] => {
    if (!field.isFact) return []
    const text = textOfValue(field, row[name], language)
    const href = linkOf[field.kind]?.(text)
    return [
      {
        label: labelOf(field, language),
        value: href && text ? <a href={href}>{text}</a> : text,
        ...(isCode(field) && { isCode: true }),
      },
    ]
  })

/** Returns the columns of a list; `cells` draws those that are more than their text. */
export const columnsOf = <T extends EntityFields, Row extends EntityRow<T>>(
  fields: T,
  language: PageLanguage,
  cells: Partial<Record<FieldName<T>, (row: Row) => ReactNode>> = {},
): [Column<Row>, ...Column<Row>[]] =>
  entriesOf(fields).flatMap(([name, field]): Column<Row>[] => {
    const { list } = field
    if (!list) return []
    return [
      {
        id: list.id,
        label: labelOf(field, language),
        cell: cells[name] ?? ((row) => textOfValue(field, row[name], language)),
        ...(list.sorts && { sort: list.sorts }),
        ...(list.priority && { priority: list.priority }),
        ...(isCode(field) && { kind: 'code' }),
        ...(field.kind === 'number' && { kind: 'number' }),
      },
    ]
  }) as [Column<Row>, ...Column<Row>[]] // where they begin a list, the name of the entity is one
