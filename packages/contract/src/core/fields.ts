import { z } from 'zod'
import { pageSizes } from './limits.ts'
import { type NumberKind, readNumber } from './numbers.ts'

/** What a schema takes and what it makes of it. */
export type In<S extends z.ZodType> = z.input<S>
export type Of<S extends z.ZodType> = z.output<S>

const largestId = 2_147_483_647

/** A row's id, as a number or as the digits of a form or path. Anything else is refused with `says`. */
export const idField = (says = 'invalid') =>
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
    .pipe(z.number().int(says).min(1, says).max(largestId, says))

/** An id that may be left out, null or empty: null then. */
export const optionalId = (says = 'invalid') =>
  z.union([z.literal('').transform(() => null), z.null(), idField(says)], says).default(null)

/**
 * A figure as a number, or as the text of a form or an address, which is read like a typed one (decision 44): exactly or
 * refused with `says`. Bounds, and the decimals of a number, are checked by whoever pipes it on.
 */
export const numberField = (kind: NumberKind, says = 'invalid') =>
  z.union(
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

/** What of a number may be left out, empty or null: null then. */
export const optionalNumber = <I>(field: z.ZodType<number, I>, says = 'invalid') =>
  z.union([z.literal('').transform(() => null), z.null(), field], says).default(null)

/** An amount as it is sent: its currency is in another field. */
const amountKind: NumberKind = { decimals: 2 }

/** An amount of money: above or at zero, two decimals at most (CLP: none, checked with its currency). */
export const amountField = (message: string, { min = 0 } = {}) =>
  numberField(amountKind, message).pipe(
    z.number().min(min, message).max(999_999_999_999, message).multipleOf(0.01, message),
  )

/** One line of text, trimmed and in one Unicode form; `min` and `max` in characters. */
export const lineField = (says: string, { min = 1, max = 120 } = {}) =>
  z
    .string(says)
    .transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .pipe(
      z
        .string()
        .min(min, says)
        .max(max, says)
        .regex(/^\P{Cc}*$/u, says),
    )

/** A line that may be left out; empty then. */
export const optionalLine = (says = 'invalid', max = 120) => lineField(says, { min: 0, max }).default('')

/** An e-mail address as it is stored: trimmed. Comparisons fold its case. */
export const emailField = (says: string) =>
  z
    .string(says)
    .transform((text) => text.trim())
    .pipe(z.email(says).max(254, says))

/** An international phone such as +56912345678; spaces and hyphens are dropped. */
export const phoneField = (says: string) =>
  z
    .string(says)
    .transform((text) => text.replace(/[\s()-]/g, ''))
    .pipe(z.string().regex(/^\+\d{8,15}$/, says))

/** A phone that may be left out; empty then. */
export const optionalPhone = (says: string) => z.union([z.literal(''), phoneField(says)], says).default('')

/** One of the numbers of a status or kind list. */
export const kindField = <const T extends number>(kinds: readonly T[], says: string) =>
  idField(says).refine((id): id is T => (kinds as readonly number[]).includes(id), says)

/** One of the numbers of a list that may be left out, null or empty: null then. */
export const optionalKind = <const T extends number>(kinds: readonly T[], says: string) =>
  optionalId(says).refine((id): id is T | null => id === null || (kinds as readonly number[]).includes(id), says)

/** Language of mails and documents. */
export const languageField = z.enum(['es', 'en']).catch('es')

/** The version a form was opened with; another one means that someone saved in between. */
export const versionField = idField()

/** A yes or no, also as the text of a form. */
export const flagField = (says = 'invalid') =>
  z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], says)

/** What is searched for: control characters, which no text holds and PostgreSQL refuses, count as spaces. */
export const searchField = (max = 100) =>
  z
    .string()
    .transform((text) => text.replace(/\p{Cc}/gu, ' ').trim())
    .pipe(z.string().max(max))
    .default('')

/** `page` from 1, `page_row` 10 unless asked, `buscar`, and `orden`: a column, with a minus in front for descending. */
export const listFields = <const C extends string>(columns: readonly [C, ...C[]]) => ({
  page: idField().default(1),
  page_row: idField().pipe(z.number().max(100)).default(pageSizes.dashboard),
  buscar: searchField(),
  orden: z.enum([...columns, ...columns.map((column) => `-${column}` as const)]).default(columns[0] as never), // generic over C: the compiler cannot see that C is one of the choices
})

/** A choice of a form: what is stored and what is shown. */
export const ChoiceSchema = z.object({ id: z.number(), nombre: z.string(), nombre_en: z.string() })

/** A moment on the wire: ISO 8601 in UTC. */
export const momentField = z.union([z.date().transform((date) => date.toISOString()), z.string()])

export const EmptySchema = z.null()
