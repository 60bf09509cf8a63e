import { z } from 'zod'
import { lineField } from '../core/fields.ts'
import { recordSchemas } from '../core/records/schemas.ts'
import type { synonymMessages } from './messages.ts'
import { termLimits, termsIn } from './terms.ts'

const says = (key: keyof typeof synonymMessages) => key

const hasWord = (term: string) => /[\p{L}\p{N}]/u.test(term)

/** Terms that commas separate; stored with one comma and one space between them. */
const othersField = () =>
  lineField(says('othersInvalid'), { min: 0, max: termLimits.terms * (termLimits.length + 2) })
    .transform(termsIn)
    .refine(
      (terms) =>
        terms.length <= termLimits.terms && terms.every((term) => term.length <= termLimits.length && hasWord(term)),
      says('othersInvalid'),
    )
    .transform((terms) => terms.join(', '))
    .default('')

export const synonym = recordSchemas({
  rows: 'sinonimos',
  orders: ['nombre', 'tambien', 'tambien_en'],
  row: { nombre: z.string(), tambien: z.string(), tambien_en: z.string(), version: z.number() },
  form: {
    nombre: lineField(says('termInvalid'), { max: termLimits.length }).refine(
      (term) => hasWord(term) && termsIn(term).join() === term,
      says('termInvalid'),
    ),
    /** Terms of the same meaning, in Spanish and in English; at least one. */
    tambien: othersField(),
    tambien_en: othersField(),
  },
  notRecognized: says('notRecognized'),
})
