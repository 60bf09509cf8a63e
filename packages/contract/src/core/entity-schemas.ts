import { z } from 'zod'
import { type EntityField, type EntityFields, entriesOf, type FieldKind } from './entities.ts'
import {
  emailField,
  idField,
  isZone,
  kindField,
  languageField,
  lineField,
  optionalLine,
  optionalPhone,
  phoneField,
} from './fields.ts'
import { languages } from './language.ts'

type Read = (field: EntityField, says: string) => z.ZodType

const choiceField = ({ choices = {}, start }: EntityField, says: string) => {
  const schema = kindField(Object.keys(choices).map(Number), says)
  return start === undefined ? schema : schema.default(start)
}

/** Each address once, as it was written last. */
const emailList = ({ max = 50 }: EntityField, says: string) => z.array(emailField(says), says).max(max, says)
const withoutRepeated = (emails: readonly string[]) => [
  ...new Map(emails.map((email) => [email.toLowerCase(), email])).values(),
]

/** How a form reads each kind of field when it must be filled, */
const required = {
  line: ({ min = 1, max = 120 }, says) => lineField(says, { min, max }),
  code: (_, says) => lineField(says),
  email: (_, says) => emailField(says),
  emails: (field, says) => emailList(field, says).min(1, says).transform(withoutRepeated),
  phone: (_, says) => phoneField(says),
  choice: choiceField as (...given: Parameters<Read>) => z.ZodDefault<ReturnType<typeof kindField<number>>>,
  country: (_, says) => idField(says),
  zone: (_, says) => z.string(says).max(60, says).refine(isZone, says),
  language: () => languageField,
} as const satisfies Record<FieldKind, Read>

/** when it may be left out, */
const optional = {
  line: ({ max }, says) => optionalLine(says, max),
  emails: (field, says) => emailList(field, says).default([]).transform(withoutRepeated),
  phone: (_, says) => optionalPhone(says),
  zone: (field, says) => required.zone(field, says).optional(),
} as const satisfies Partial<Record<FieldKind, Read>>

/** and how a row has it. */
const stored = {
  line: z.string(),
  code: z.string(),
  email: z.string(),
  emails: z.array(z.string()),
  phone: z.string(),
  choice: z.number(),
  country: z.number(),
  zone: z.string(),
  language: z.enum(languages),
} as const satisfies Record<FieldKind, z.ZodType>

type Form<F extends EntityField> = F extends { isOptional: true }
  ? F['kind'] extends keyof typeof optional
    ? ReturnType<(typeof optional)[F['kind']]>
    : never
  : ReturnType<(typeof required)[F['kind']]>

/** The fields of an entity in a form; `says` finds the message that refuses a field where it is not that of the entity. */
export function formFields<T extends EntityFields>(
  fields: T,
  says: (field: EntityField) => string | undefined = (field) => field.says,
) {
  const schema = (field: EntityField): z.ZodType => {
    const read = field.isOptional ? (optional as Partial<Record<FieldKind, Read>>)[field.kind] : required[field.kind]
    if (!read) throw new Error(`a field of the kind ${field.kind} cannot be optional yet`)
    return read(field, says(field) ?? 'invalid').describe(field.label.en)
  }
  return Object.fromEntries(entriesOf(fields).map(([name, field]) => [name, schema(field)])) as {
    [N in keyof T]: Form<T[N]>
  }
}

/** The same fields in a row of a workbook, with the messages of the importer. */
export const importedFields = <T extends EntityFields>(fields: T) =>
  formFields(fields, ({ says, imported }) => imported?.says ?? says)

/** The same fields in a row that is read. */
export const rowFields = <T extends EntityFields>(fields: T) =>
  Object.fromEntries(entriesOf(fields).map(([name, { kind }]) => [name, stored[kind]])) as {
    [N in keyof T]: (typeof stored)[T[N]['kind']]
  }
