import { z } from 'zod'
import { LineChange } from './constants.ts'

const valueField = z.union([z.string(), z.number()]).nullable()
/** A change of a revision to one line, or to the quote itself (`linea` null). */
export const DifferenceSchema = z.object({
  linea: z
    .object({
      /** The line's permanent identity: one product may be on several lines. */
      identidad: z.string(),
      /** From 1; for a removed line its earlier position. */
      posicion: z.number(),
      producto_nombre: z.string(),
      longitud_cable: z.number(),
      cambio: z.enum(LineChange),
    })
    .nullable(),
  /** Added lines have no earlier value, removed ones no later value. */
  campos: z.array(z.object({ campo: z.string(), antes: valueField, despues: valueField })),
})
