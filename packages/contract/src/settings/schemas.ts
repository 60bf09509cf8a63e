import { z } from 'zod'

/** What the public site, mails and documents say of the company (decision 17). */
export const CompanySchema = z.object({
  nombre: z.string(),
  email: z.string(),
  telefono: z.string(),
  direccion: z.string(),
  sitio: z.string(),
})
