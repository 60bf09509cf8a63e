import { z } from 'zod'
import { LineChange } from '../constants.ts'

const valueField = z.union([z.string(), z.number()]).nullable()
/** What a revision changed of one line, or of the quote itself (`linea` null). */
export const DifferenceSchema = z.object({
  linea: z
    .object({
      /** That of the line since its birth: one product may stand on several lines. */
      identidad: z.string(),
      /** From 1; of a removed line where it stood before. */
      posicion: z.number(),
      producto_nombre: z.string(),
      longitud_cable: z.number(),
      cambio: z.enum(LineChange),
    })
    .nullable(),
  /** An added line has nothing before, a removed one nothing after. */
  campos: z.array(z.object({ campo: z.string(), antes: valueField, despues: valueField })),
})
