import { z } from 'zod'

const PartSchema = z.object({
  estado: z.enum(['ok', 'mal']),
  /** How long the check took. */
  ms: z.number(),
})

/** Each part of the portal that can fail. Counts are of what waits and of what was given up. */
export const HealthSchema = z.object({
  version: z.string(),
  /** Since the start of this process. */
  segundos_activo: z.number(),
  proceso: PartSchema,
  base_de_datos: PartSchema,
  trabajos: PartSchema.extend({ pendientes: z.number(), fallidos: z.number() }),
  correo: PartSchema.extend({ pendientes: z.number(), fallidos: z.number() }),
  archivos: PartSchema,
})
