import { z } from 'zod'
import { searchField } from '../core/fields.ts'
import { searchLists } from './constants.ts'

export const SearchQuerySchema = z.object({ buscar: searchField() })

/** A record in the palette: its name and a distinguishing detail, in both languages. */
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
      /** Whether the list has further results. */
      hay_mas: z.boolean(),
    }),
  ),
})
