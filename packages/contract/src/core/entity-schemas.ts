import { z } from 'zod'
import {
  type CodeOf,
  type EntityField,
  type EntityFields,
  entriesOf,
  type FieldKind,
  type IsNullable,
  isNullable,
  type NullKind,
  type Start,
} from './entities.ts'
import {
  amountField,
  dayField,
  emailField,
  flagField,
  idField,
  isZone,
  kindField,
  languageField,
  lineField,
  numberField,
  optionalLine,
  optionalPhone,
  phoneField,
} from './fields.ts'
import { languages } from './language.ts'
import { countKind } from './numbers.ts'

type Read = (field: EntityField, says: string) => z.ZodType

/** A number in its bounds; one without decimals is whole. */
function figure({ number = countKind, min, max, step }: EntityField, says: string) {
  let bounds = number.decimals === 0 ? z.number().int(says) : z.number()
  if (min !== undefined) bounds = bounds.min(min, says)
  if (max !== undefined) bounds = bounds.max(max, says)
  if (step !== undefined) bounds = bounds.multipleOf(step, says)
  return numberField(number, says).pipe(bounds)
}

/** A field that may be left out, or empty: `start` then. */
const orStart = <S extends z.ZodType, V>(schema: S, start: V, says: string) =>
  z.union([z.literal('').transform(() => start), schema], says).default(start as never) // as the schema reads it

/** The same of a field without a start: null then. */
const orNull = <S extends z.ZodType>(schema: S, says: string) =>
  z.union([z.literal('').transform(() => null), z.null(), schema], says).default(null as never) // a choice of the union

/** Each address once, as it was written last. */
const emailList = ({ max = 50 }: EntityField, says: string) => z.array(emailField(says), says).max(max, says)
const withoutRepeated = (emails: readonly string[]) => [
  ...new Map(emails.map((email) => [email.toLowerCase(), email])).values(),
]

/** How a form reads each kind of field when it must be filled, */
const required = {
  line: ({ min = 1, max = 120 }, says) => lineField(says, { min, max }),
  text: ({ min = 1, max = 2000 }, says) => z.string(says).trim().min(min, says).max(max, says),
  code: (_, says) => lineField(says),
  email: (_, says) => emailField(says),
  emails: (field, says) => emailList(field, says).min(1, says).transform(withoutRepeated),
  phone: (_, says) => phoneField(says),
  choice: ({ choices = {} }, says) => kindField(Object.keys(choices).map(Number), says),
  option: ({ choices = {} }, says) => z.enum(Object.keys(choices), says),
  country: (_, says) => idField(says),
  row: (_, says) => idField(says),
  zone: (_, says) => z.string(says).max(60, says).refine(isZone, says),
  language: () => languageField,
  number: figure,
  amount: (_, says) => amountField(says),
  flag: (_, says) => flagField(says),
  day: (_, says) => dayField(says),
} as const satisfies Record<FieldKind, Read>

/** when it may be left out, unless that is null or a start, */
const optional = {
  line: ({ max }, says) => optionalLine(says, max),
  text: ({ max = 2000 }, says) => z.string(says).trim().max(max, says).default(''),
  email: (_, says) => z.union([z.literal(''), emailField(says)], says).default(''),
  emails: (field, says) => emailList(field, says).default([]).transform(withoutRepeated),
  phone: (_, says) => optionalPhone(says),
  zone: (field, says) => required.zone(field, says).optional(),
} as const satisfies Partial<Record<FieldKind, Read>>

/** and how a row has it. */
const stored = {
  line: z.string(),
  text: z.string(),
  code: z.string(),
  email: z.string(),
  emails: z.array(z.string()),
  phone: z.string(),
  choice: z.number(),
  country: z.number(),
  row: z.number(),
  zone: z.string(),
  language: z.enum(languages),
  number: z.number(),
  amount: z.number(),
  flag: z.boolean(),
  day: z.string(),
} as const satisfies Record<Exclude<FieldKind, 'option'>, z.ZodType>

type OptionSchema<F extends EntityField> = z.ZodEnum<{ [K in CodeOf<F>]: K }>
type ChoiceSchema<F extends EntityField> = ReturnType<typeof kindField<keyof F['choices'] & number>>

type Filled<F extends EntityField> = F['kind'] extends 'option'
  ? OptionSchema<F>
  : F['kind'] extends 'choice'
    ? ChoiceSchema<F>
    : ReturnType<(typeof required)[F['kind']]>

type OrStart<S, V> = S extends z.ZodType ? ReturnType<typeof orStart<S, V>> : never
type OrNull<S> = S extends z.ZodType ? ReturnType<typeof orNull<S>> : never
type WithDefault<S> = S extends z.ZodType ? z.ZodDefault<S> : never

type Form<F extends EntityField> = F extends { isOptional: true }
  ? F extends { start: infer V extends Start }
    ? OrStart<Filled<F>, V>
    : F['kind'] extends keyof typeof optional
      ? ReturnType<(typeof optional)[F['kind']]>
      : F['kind'] extends NullKind
        ? OrNull<Filled<F>>
        : never
  : F extends { start: Start }
    ? WithDefault<Filled<F>>
    : Filled<F>

function formField(field: EntityField, says: string): z.ZodType {
  const { kind, isOptional, start } = field
  const filled = required[kind](field, says) as z.ZodType
  if (start !== undefined) return isOptional ? orStart(filled, start, says) : filled.default(start)
  if (!isOptional) return filled
  const read = (optional as Partial<Record<FieldKind, Read>>)[kind]
  if (read) return read(field, says)
  if (isNullable(field)) return orNull(filled, says)
  throw new Error(`a field of the kind ${kind} cannot be optional yet`)
}

/** The fields of an entity in a form; `says` finds the message that refuses a field where it is not that of the entity. */
export const formFields = <T extends EntityFields>(
  fields: T,
  says: (field: EntityField) => string | undefined = (field) => field.says,
) =>
  Object.fromEntries(
    entriesOf(fields).map(([name, field]) => [
      name,
      formField(field, says(field) ?? 'invalid').describe(field.label.en),
    ]),
  ) as { [N in keyof T]: Form<T[N]> }

type Changed<S> = S extends z.ZodDefault<infer F extends z.ZodType> ? z.ZodOptional<F> : S

/** The same in a form that changes a row: what it leaves out stays as it is. */
export const changedFields = <T extends EntityFields>(fields: T) =>
  Object.fromEntries(
    Object.entries(formFields(fields)).map(([name, schema]) => [
      name,
      schema instanceof z.ZodDefault ? z.optional(schema.unwrap()).describe(fields[name]!.label.en) : schema,
    ]),
  ) as { [N in keyof T]: Changed<Form<T[N]>> }

/** The same in a row of a workbook, with the messages of the importer. */
export const importedFields = <T extends EntityFields>(fields: T) =>
  formFields(fields, ({ says, imported }) => (imported ? imported.says : undefined) ?? says)

type Row<F extends EntityField> = F['kind'] extends keyof typeof stored ? (typeof stored)[F['kind']] : OptionSchema<F>

const rowField = (field: EntityField): z.ZodType => {
  const { kind, choices = {} } = field
  const schema = kind === 'option' ? z.enum(Object.keys(choices)) : stored[kind]
  return isNullable(field) ? schema.nullable() : schema
}

/** The same fields in a row that is read. */
export const rowFields = <T extends EntityFields>(fields: T) =>
  Object.fromEntries(entriesOf(fields).map(([name, field]) => [name, rowField(field)])) as {
    [N in keyof T]: IsNullable<T[N]> extends true ? z.ZodNullable<Row<T[N]>> : Row<T[N]>
  }
