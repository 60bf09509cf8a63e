import { z } from 'zod'

/** Null where the address tells nothing: a private one, one that no table knows. */
export const VisitorCountrySchema = z.object({
  /** In English, as services of this kind name it. */
  country_name: z.string().nullable(),
  pais_id: z.number().nullable(),
})
