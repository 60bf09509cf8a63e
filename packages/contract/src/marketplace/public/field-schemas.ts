import { z } from 'zod'
import {
  ChoiceSchema,
  idField,
  momentField,
  numberField,
  optionalId,
  optionalNumber,
  searchField,
} from '../../core/fields.ts'
import { pageSizes } from '../../core/limits.ts'
import { countKind } from '../../core/numbers.ts'
import { PictureSchema } from '../schemas.ts'

const CountSchema = z.object({ id: z.number(), total: z.number() })

/** What public lists and pages have of every kind of item. */
export const publicFields = {
  /** Filters; all of them are in the address (rule marketplace/filters-in-address). */
  query: {
    page_row: idField()
      .pipe(z.number().max(pageSizes.public * 10))
      .default(pageSizes.public),
    categoria_id: optionalId(),
    pais_id: optionalId(),
    /** Ignores case and accents. */
    ciudad: searchField(80),
    /** Sent in the last N days. */
    dias: optionalNumber(numberField(countKind).pipe(z.number().int().min(1).max(3650))),
  },
  row: {
    id: z.number(),
    sku: z.string(),
    anio: z.number(),
    condicion: z.number(),
    categoria_id: z.number(),
    categoria_nombre: z.string(),
    categoria_nombre_en: z.string(),
    pais_id: z.number(),
    pais_nombre: z.string(),
    pais_nombre_en: z.string(),
    ciudad: z.string(),
    /** The price for the client; null when it is told on request only. */
    precio: z.number().nullable(),
    destacado: z.boolean(),
    esta_reservado: z.boolean(),
    /** Lists have the first picture only, the item itself has all. */
    url_imagenes: z.array(z.string()),
    imagenes: z.array(PictureSchema),
    creado_en: momentField,
  },
  list: {
    /** Exact up to 10,000; above that 10,000 with `total_exacto: false`. */
    total: z.number(),
    total_exacto: z.boolean(),
    /** The corrected search text, when a word had no results (a typo). */
    busqueda_corregida: z.string().nullable(),
  },
  choices: {
    categorias: z.array(ChoiceSchema.extend({ total: z.number() })),
    paises: z.array(ChoiceSchema.extend({ codigo: z.string(), total: z.number() })),
    todos_los_paises: z.array(ChoiceSchema.extend({ codigo: z.string(), codigo_telefono: z.string() })),
  },
  /** How many items each choice would find with all other filters; without those of none, null when there are too many. */
  counts: {
    categorias: z.array(CountSchema).nullable(),
    paises: z.array(CountSchema).nullable(),
  },
}
