import { z } from 'zod'

/** A picture as served: addresses by width, smallest first. */
export const PictureSchema = z.object({
  id: z.string(),
  ancho: z.number(),
  alto: z.number(),
  urls: z.record(z.string(), z.string()),
})
