import { z } from 'zod'

/** Null for a private or unknown address. */
export const VisitorCountrySchema = z.object({
  /** In English, as similar services name it. */
  country_name: z.string().nullable(),
  pais_id: z.number().nullable(),
})
