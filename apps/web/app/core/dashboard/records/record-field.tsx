import { Textarea } from '@mantine/core'
import { countKind, type NumberKind } from '@portal/contract/core/numbers'
import type { ReactNode } from 'react'
import { countryName } from '#core/language/countries.ts'
import { useLanguage } from '#core/language/language.ts'
import type { Choice } from '../form/choice-match.ts'
import type { ConflictField } from '../form/conflict-dialog.tsx'
import { DateField } from '../form/date-field.tsx'
import { CountryField, EmailsField, PhoneField, SelectField, TextField } from '../form/fields.tsx'
import { NumberField } from '../form/number-field.tsx'
import { PdfField, type StoredPdf } from '../form/pdf-field.tsx'
import { PictureField } from '../form/picture-field.tsx'
import { Fields, Wide } from '../form/wire-form.tsx'

interface Common<Name extends string> {
  /** Its wire name. */
  name: Name
  label: string
  hint?: string | false | undefined
  required?: boolean
  disabled?: boolean
  /** Uses the whole width. */
  wide?: boolean
  /** Starts a group of fields with this legend. */
  legend?: string
  placeholder?: string
  /** The language that its text is in, where that is not the reader's. */
  lang?: string
  /** What of the reader the browser may fill in; nothing by default. */
  autoComplete?: string
  /** The initial value in a new form. */
  start?: unknown
  /** Updates other fields after a change of this one. */
  onChange?: (value: never) => void
  onBlur?: () => void
}

interface Text {
  kind?: 'text' | 'email'
  max?: number
  /** Normalises a typed text. */
  clean?: (text: string) => string
}

type Kind =
  | Text
  /** A text of several lines. */
  | { kind: 'area'; max: number }
  | { kind: 'number'; number?: NumberKind }
  | { kind: 'day' }
  | { kind: 'choice'; choices: readonly Choice[]; clearable?: boolean }
  | { kind: 'country'; clearable?: boolean }
  | { kind: 'phone'; countryId?: unknown }
  | { kind: 'emails'; max: number }
  /** Sent as a file of the form; `stored` is the address of the current one. */
  | { kind: 'picture'; stored: string | null }
  /** The same for a PDF, which may be taken away: `without` is sent then. */
  | { kind: 'pdf'; stored: StoredPdf | null; without: string; maxBytes: number }
  /** Any other field: rendered by the feature, from the props of a field component. */
  | { kind: 'own'; draw: (props: object) => ReactNode; text?: (value: unknown) => string }

/** A field of a record's form: its label, its kind and its hints. */
export type Field<Form = Record<string, unknown>> = Common<(keyof Form & string) | 'imagen' | 'archivo'> & Kind

export interface FormLike {
  values: object
  field(name: never): object
  set(values: never): void
}

/** The fields of a form, grouped by their legends. */
export function RecordFields({ fields, form }: { fields: readonly Field[]; form: FormLike }) {
  const groups: Field[][] = []
  for (const field of fields) {
    const group = groups.at(-1)
    if (field.legend || !group) groups.push([field])
    else group.push(field)
  }
  return groups.map((group) => (
    <Fields key={group[0]!.name} {...(group[0]!.legend && { legend: group[0]!.legend })}>
      <GroupedFields fields={group} form={form} />
    </Fields>
  ))
}

/** The same inside a group that holds more than them. */
export const GroupedFields = ({ fields, form }: { fields: readonly Field[]; form: FormLike }) =>
  fields.map((field) => {
    const drawn = <RecordField key={field.name} field={field} form={form} />
    return field.wide ? <Wide key={field.name}>{drawn}</Wide> : drawn
  })

function RecordField({ field, form }: { field: Field; form: FormLike }) {
  const { name, label, hint, required = false, disabled = false, placeholder, lang, onChange, onBlur } = field
  const { autoComplete = 'off' } = field
  const given = form.field(name as never) as { onChange: (value: unknown) => void }
  const change = (value: unknown) => {
    given.onChange(value)
    onChange?.(value as never)
  }
  const props = {
    ...given,
    label,
    description: hint || undefined,
    required,
    disabled,
    ...(placeholder && { placeholder }),
    ...(lang && { lang }),
    ...(onBlur && { onBlur }),
    autoComplete,
  }
  switch (field.kind) {
    case 'area':
      return <Textarea {...props} autosize minRows={3} maxRows={14} maxLength={field.max} />
    case 'day':
      return <DateField {...props} />
    case 'number':
      return <NumberField {...props} kind={field.number ?? countKind} />
    case 'choice':
      return <SelectField {...props} choices={field.choices} onChange={change} {...clearing(field.clearable)} />
    case 'country':
      return <CountryField {...props} onChange={change} {...clearing(field.clearable)} />
    case 'phone':
      return <PhoneField {...withoutHint(props)} countryId={field.countryId} />
    case 'emails':
      return <EmailsField {...withoutHint(props)} maxTags={field.max} />
    case 'picture': {
      const chosen = (form.values as Record<string, unknown>)[name] as File | null
      return (
        <PictureField
          stored={field.stored}
          chosen={chosen}
          hint={hint}
          error={(given as { error?: ReactNode }).error}
          onChoose={(file) => form.set({ [name]: file } as never)}
        />
      )
    }
    case 'pdf': {
      const { stored, without, maxBytes } = field
      return <PdfField {...given} {...{ label, stored, without, maxBytes }} description={hint} onChange={change} />
    }
    case 'own':
      return field.draw({ ...props, onChange: change })
    default:
      return <TextField {...props} {...textProps(field, change)} />
  }
}

/** An optional choice can be cleared; a required one can only be changed. */
const clearing = (clearable = false) => (clearable ? { clearable } : { allowDeselect: false })

/** Removes the hint of fields that show their format themselves. */
const withoutHint = <P extends { description: unknown }>({ description: _, ...props }: P) => props

const textProps = ({ kind, max, clean }: Text, change: (value: unknown) => void) => ({
  ...(kind === 'email' && { type: 'email' }),
  ...(max && { maxLength: max }),
  ...(clean && {
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change(clean(currentTarget.value)),
  }),
})

const starts: Partial<Record<NonNullable<Field['kind']>, unknown>> = {
  text: '',
  area: '',
  email: '',
  phone: '',
  number: '',
  emails: [],
}

/** Returns the initial values of a new form. */
export const startOf = (fields: readonly Field[]) =>
  Object.fromEntries(fields.map(({ name, kind = 'text', start = starts[kind] ?? null }) => [name, start]))

/** Whether a field is a file: only sent when another one is chosen. */
const isFile = ({ kind }: Field) => kind === 'picture' || kind === 'pdf'

/** Returns the values that the files of a form have while nothing is chosen. */
export const noFiles = (fields: readonly Field[]) =>
  Object.fromEntries(fields.filter(isFile).map(({ name }) => [name, null]))

/** Returns the values of a stored row, and its version. */
export function storedOf(fields: readonly Field[], row: object) {
  const stored = row as Record<string, unknown>
  const values = fields.map((field) => [field.name, isFile(field) ? null : stored[field.name]])
  return Object.fromEntries([...values, ['version', stored.version]])
}

/** Returns the fields that a conflict compares, with their values as text. */
export function useCompared(fields: readonly Field[]): ConflictField[] {
  const language = useLanguage()
  return fields.flatMap((field): ConflictField[] => {
    const { name, label } = field
    if (isFile(field)) return []
    if (field.kind === 'country') return [{ name, label, text: (id) => countryName(Number(id), language) }]
    if (field.kind === 'own') return [{ name, label, ...(field.text && { text: field.text }) }]
    if (field.kind !== 'choice') return [{ name, label }]
    return [{ name, label, text: (id) => field.choices.find(({ value }) => value === id)?.label ?? '' }]
  })
}
