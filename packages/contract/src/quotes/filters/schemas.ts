import { z } from 'zod'

/** What the list of all quotes can be narrowed to: who issued and who wrote one that the reader may see. */
export const QuoteFiltersSchema = z.object({
  empresas: z.array(z.object({ id: z.number(), nombre: z.string() })),
  autores: z.array(z.object({ id: z.number(), nombre: z.string(), empresa_id: z.number().nullable() })),
})
