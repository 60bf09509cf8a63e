import { z } from 'zod'
import { searchField } from '../core/fields.ts'
import { searchLists } from './constants.ts'

export const SearchQuerySchema = z.object({ buscar: searchField() })

/** A record as the palette shows it: what it is called, and what tells it from others of that name, in both languages. */
export const FoundRecordSchema = z.object({
  id: z.number(),
  titulo: z.string(),
  detalle: z.string(),
  detalle_en: z.string(),
})

export const SearchReplySchema = z.object({
  listas: z.array(
    z.object({
      lista: z.enum(searchLists),
      registros: z.array(FoundRecordSchema),
      /** The list holds more than these. */
      hay_mas: z.boolean(),
    }),
  ),
})
