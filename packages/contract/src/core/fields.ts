import { z } from 'zod'
import { countryNamed } from './countries.ts'
import { readEmail } from './emails.ts'
import { languages, pageLanguages } from './language.ts'
import { largestId, pageSizes } from './limits.ts'
import { noneChoice } from './none-choice.ts'
import { type NumberKind, readNumber } from './numbers.ts'
import { readPhone } from './phones.ts'
import { notPrinted } from './printed.ts'
import { readTaxId, taxIdLimit } from './tax-ids.ts'

/** Input type of a schema. */
export type In<S extends z.ZodType> = z.input<S>
export type Of<S extends z.ZodType> = z.output<S>

/** Every call has ids: one schema for each refusal instead of two thousand alike. Schemas never change. */
const onceFor = <S>(make: (says: string) => S) => {
  const made = new Map<string, S>()
  return (says = 'invalid'): S => {
    const schema = made.get(says) ?? make(says)
    made.set(says, schema)
    return schema
  }
}

/** Accepts a row id, as a number or as digits of a form or path. Refuses anything else with `says`. */
export const idField = onceFor((says) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\d{1,10}$/)
          .transform(Number),
      ],
      says,
    )
    .pipe(z.number().int(says).min(1, says).max(largestId, says)),
)

/** An optional id; absent, null or empty becomes null. */
export const optionalId = onceFor((says) =>
  z.union([z.literal('').transform(() => null), z.null(), idField(says)], says).default(null),
)

/**
 * Accepts a number, or a text read like a typed one (rule formats/numbers): exactly, or refused with `says`. The caller
 * adds bounds and decimals. A number that the column would round to zero is refused: it passes as positive and is
 * stored as none.
 */
export const numberField = (kind: NumberKind, says = 'invalid') =>
  z
    .union(
      [
        z.number(),
        z.string().transform((text, context) => {
          const read = readNumber(text, kind)
          if (read.ok) return read.value
          context.addIssue({ code: 'custom', message: says })
          return z.NEVER
        }),
      ],
      says,
    )
    .refine((value) => value === 0 || !roundsToZero(value, kind), says)

const roundsToZero = (value: number, { decimals, finest = 0 }: NumberKind): boolean =>
  Math.abs(value) < 0.5 / 10 ** Math.max(decimals, finest)

/** An optional number; absent, empty or null becomes null. */
export const optionalNumber = <I>(field: z.ZodType<number, I>, says = 'invalid') =>
  z.union([z.literal('').transform(() => null), z.null(), field], says).default(null)

/** An amount without its currency, which is in another field. */
const amountKind: NumberKind = { decimals: 2 }

/** An amount of money from zero, two decimals at most (CLP: none, checked with its currency). */
export const amountField = (message: string, { min = 0 } = {}) =>
  numberField(amountKind, message).pipe(
    z.number().min(min, message).max(999_999_999_999, message).multipleOf(0.01, message),
  )

/**
 * Removes characters that cannot be seen: soft hyphens, widthless spaces and marks that turn the direction of what
 * follows. They come with pasted names, phones and addresses, and two texts that look the same would differ. Those that
 * join letters and emoji stay.
 */
const visible = (text: string): string => text.replace(invisible, '')
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/**
 * Refuses signs that no font of our documents has: sooner or later a name stands on a quote, a list or a receipt, and
 * nothing may be blank there (decision 089). The issue names them.
 */
export function printable(text: string, context: z.RefinementCtx): void {
  const letters = notPrinted(text).join(' ')
  if (letters) context.addIssue({ code: 'custom', message: 'notPrinted', params: { letters } })
}

/** One printable line of text, trimmed, in NFC and without invisible characters; `min` and `max` in characters. */
export const lineField = (says: string, { min = 1, max = 120 } = {}) =>
  z
    .string(says)
    .transform((text) => visible(text).normalize('NFC').replace(/\s+/gu, ' ').trim())
    .pipe(
      z
        .string()
        .min(min, says)
        .max(max, says)
        .regex(/^\P{Cc}*$/u, says)
        .superRefine(printable),
    )

/** Several lines, trimmed, with line breaks as LF; absent becomes empty. */
export const linesField = (max: number, message = 'invalid') =>
  z
    .string(message)
    .transform((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(max, message)
        .regex(/^(?:\P{Cc}|[\n\t])*$/u, message),
    )

/** An optional line; absent becomes empty. */
export const optionalLine = (says = 'invalid', max = 120) => lineField(says, { min: 0, max }).default('')

/** A text that is stored as `read` returns it; null is refused. */
const readField = (says: string, read: (text: string) => string | null) =>
  z.string(says).transform((text, context) => {
    const known = read(visible(text))
    if (known !== null) return known
    context.addIssue({ code: 'custom', message: says })
    return z.NEVER
  })

/**
 * An e-mail address, trimmed; its domain as people write it, `minería.cl`. Comparisons ignore case. Before the `@` the
 * signs of an address without quotes (RFC 5321), 64 at most.
 */
export const emailField = (says: string) => readField(says, readEmail)

/** An international phone, stored as +56912345678. A form that knows the country is read by `withPhone`. */
export const phoneField = (says: string) => readField(says, (text) => readPhone(text, null))

/** An optional phone; absent becomes empty. */
export const optionalPhone = (says: string) => z.union([z.literal(''), phoneField(says)], says).default('')

/**
 * Reads the phone of a form with the country next to it, before the fields are checked: a national number becomes an
 * international one (decision 078), and what cannot be read is left for the field to refuse.
 */
export function withPhone<O extends object, I extends object>(
  form: z.ZodType<O, I>,
  { phone = 'telefono', country = 'pais_id' }: { phone?: string; country?: string } = {},
): z.ZodType<O, I> {
  return z.preprocess((sent) => phoneRead(sent, phone, country), form) as z.ZodType<O, I> // its input is that of the form
}

/**
 * Reads the tax id of a form with the country next to it: a right one becomes as its country writes it, and what is none
 * there is left for the field to refuse (rule formats/tax-ids).
 */
export function withTaxId<O extends object, I extends object>(
  form: z.ZodType<O, I>,
  { taxId = 'identificador_tributario', country = 'pais_id' }: { taxId?: string; country?: string } = {},
): z.ZodType<O, I> {
  return z.preprocess((sent) => taxIdRead(sent, taxId, country), form) as z.ZodType<O, I> // its input is that of the form
}

function taxIdRead(sent: unknown, taxId: string, country: string): unknown {
  if (typeof sent !== 'object' || sent === null) return sent
  const form = sent as Readonly<Record<string, unknown>>
  const typed = form[taxId]
  if (typeof typed !== 'string') return sent
  return { ...form, [taxId]: readTaxId(visible(typed), countryIdOf(form[country])) } // null is no text
}

function phoneRead(sent: unknown, phone: string, country: string): unknown {
  if (typeof sent !== 'object' || sent === null) return sent
  const form = sent as Readonly<Record<string, unknown>>
  const typed = form[phone]
  if (typeof typed !== 'string') return sent
  const read = readPhone(visible(typed), countryIdOf(form[country]))
  return read === null ? sent : { ...form, [phone]: read }
}

/** A country is sent by its id, or by its name. */
function countryIdOf(sent: unknown): number | null {
  const name = String(sent ?? '')
  return countryNamed(name)?.id ?? (Number(name) || null)
}

/** A number from a list of statuses or kinds. */
export const kindField = <const T extends number>(kinds: readonly T[], says: string) =>
  idField(says).refine((id): id is T => (kinds as readonly number[]).includes(id), says)

/** An optional number from a list; absent, null or empty becomes null. */
export const optionalKind = <const T extends number>(kinds: readonly T[], says: string) =>
  optionalId(says).refine((id): id is T | null => id === null || (kinds as readonly number[]).includes(id), says)

/** An id, or `ninguna`: rows that have none. */
export const optionalIdOrNone = (says = 'invalid') => z.union([z.literal(noneChoice), optionalId(says)], says)

/** Language of what staff load and of their mails. */
export const languageField = z.enum(languages).catch('es')

/** Language of mails and documents for readers of public pages and for clients. */
export const pageLanguageField = z.enum(pageLanguages).catch('es')

/** An optional tax id, in a form that `withTaxId` reads. */
export const optionalTaxId = (says: string) => optionalLine(says, taxIdLimit)

/** The version that the form was opened with; a different stored version means that someone saved in between. */
export const versionField = idField()

/** A boolean, also as text of a form. */
export const flagField = (says = 'invalid') =>
  z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], says)

/** A choice of the filters: absent, empty or `true`. */
export const onlyField = z
  .union([
    z.boolean(),
    z
      .string()
      .regex(/^(true|false)?$/)
      .transform((text) => text === 'true'),
  ])
  .default(false)

/** A day, `YYYY-MM-DD`. PostgreSQL knows no year 0. */
export const dayField = (says = 'invalid') => z.iso.date(says).refine((text) => !text.startsWith('0000'), says)

/** A day that may be left out, null or empty: null then. */
export const optionalDay = (says = 'invalid') =>
  z.union([z.literal('').transform(() => null), z.null(), dayField(says)], says).default(null)

/** The IANA name of a time zone. */
export const zoneField = (says = 'invalid') => z.string(says).max(64, says).refine(isZone, says)

/** Whether a text is the name of a time zone. */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

/** A search text; control characters, which PostgreSQL refuses, become spaces. */
export const searchField = (max = 100) =>
  z
    .string()
    .transform((text) =>
      visible(text)
        .replace(/\p{Cc}/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(max))
    .default('')

/** `page` from 1, `page_row` 10 by default, `buscar`, and `orden`: a column, with a leading minus for descending. */
export const listFields = <const C extends string>(columns: readonly [C, ...C[]]) => ({
  page: idField().default(1),
  page_row: idField().pipe(z.number().max(100)).default(pageSizes.dashboard),
  buscar: searchField(),
  orden: z.enum([...columns, ...columns.map((column) => `-${column}` as const)]).default(columns[0] as never), // generic over C: the compiler cannot see that C is one of the choices
})

/** A choice of a form: the stored value and its label. */
export const ChoiceSchema = z.object({ id: z.number(), nombre: z.string(), nombre_en: z.string() })

/** A UTC time on the wire, as ISO 8601. */
export const momentField = z.union([z.date().transform((date) => date.toISOString()), z.string()])

export const EmptySchema = z.null()
