import type { Entries } from '../core/messages.ts'

/** What visitors who look at machines may be told: apart, so that a public list loads no others. */
export const shownEntries = {
  idInvalid: {
    code: 8,
    status: 400,
    es: 'El identificador del clasificado no es válido.',
    en: 'The listing identifier is not valid.',
  },
  absent: { code: 15, status: 404, es: 'El clasificado no existe.', en: 'The listing does not exist.' },
} as const satisfies Entries
