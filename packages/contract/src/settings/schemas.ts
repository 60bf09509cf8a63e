import { z } from 'zod'

/** The company's data on the public site, mails and documents (decision 17). */
export const CompanySchema = z.object({
  nombre: z.string(),
  email: z.string(),
  telefono: z.string(),
  direccion: z.string(),
  sitio: z.string(),
})

/** Offices of the company, and phones that receive messages. */
export const OfficesSchema = z.object({
  mensajeria: z.array(z.object({ pais_id: z.number(), telefono: z.string() })),
  oficinas: z.array(
    z.object({
      pais_id: z.number(),
      nombre: z.string(),
      cargo_es: z.string(),
      cargo_en: z.string(),
      telefono: z.string(),
      email: z.string(),
      direccion: z.string(),
      ciudad: z.string(),
      codigo_postal: z.string(),
    }),
  ),
})
