import { z } from 'zod'
import { searchField } from '../../core/fields.ts'
import { pageLanguages } from '../../core/language.ts'

/** Maximum number of suggested clients. */
export const maxClients = 8

/** `buscar`: prefixes of words of a company, a name or an address. */
export const EarlierClientsQuerySchema = z.object({ buscar: searchField() })

/** A client of an earlier quote, with the data of their newest quote. */
export const EarlierClientSchema = z.object({
  cliente_empresa: z.string(),
  cliente_nombre: z.string(),
  cliente_email: z.string(),
  cliente_telefono: z.string(),
  cliente_identificador: z.string(),
  pais_id: z.number(),
  pais_nombre: z.string(),
  pais_nombre_en: z.string(),
  idioma: z.enum(pageLanguages),
})
export const EarlierClientsSchema = z.object({ clientes: z.array(EarlierClientSchema) })
