import { z } from 'zod'
import { EmptySchema, emailField, momentField } from '../core/fields.ts'
import { pageLanguages } from '../core/language.ts'
import { Frequency, SavedSearchState, SearchedKind, savedSearchLimits } from './constants.ts'
import type { savedSearchMessages } from './messages.ts'

export { EmptySchema }

const says = (key: keyof typeof savedSearchMessages) => key
const kind = z.enum(SearchedKind, says('kindInvalid'))
/** The filters as the address of the list has them; what the list does not accept is dropped. */
const filter = z.string().max(savedSearchLimits.filter).default('')
const frequency = z.enum(Frequency, says('frequencyInvalid'))

export const SearchPreviewQuerySchema = z.object({ tipo: kind, filtro: filter })

/** What a search finds, in words. */
const described = {
  tipo: kind,
  resumen: z.string(),
  resumen_en: z.string(),
  resumen_pt: z.string(),
  /** The path of the list with the filter. */
  url_lista: z.string(),
}
export const SearchPreviewSchema = z.object({
  ...described,
  /** Without what was dropped. */
  filtro: z.string(),
})

export const SaveSearchSchema = z.object({
  tipo: kind,
  filtro: filter,
  email: emailField(says('emailInvalid')),
  frecuencia: frequency,
  idioma: z.enum(pageLanguages, says('languageInvalid')).default('es'),
  /** A hidden field (honeypot): whoever fills it gets the same answer, and nothing is stored. */
  sitio_web: z.string().max(500).default(''),
})

export const SearchTokenSchema = z.object({ token: z.string().max(100) })
export const SearchFrequencySchema = z.object({ frecuencia: frequency })

/** A saved search as its address sees it behind a link of a mail. */
export const SavedSearchSchema = z.object({
  ...described,
  email: z.string(),
  estado: z.enum(SavedSearchState),
  frecuencia: z.enum(Frequency),
  confirmada_en: momentField.nullable(),
})
