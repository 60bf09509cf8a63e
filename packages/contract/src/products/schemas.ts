import { z } from 'zod'
import { factGroupNames, productSlugs } from './constants.ts'
import type { productMessages } from './messages.ts'

const says = (key: keyof typeof productMessages) => key

export const BySlugSchema = z.object({ slug: z.enum(productSlugs, says('absent')) })

const groups = Object.keys(factGroupNames) as (keyof typeof factGroupNames)[]

/** One fact: a figure with its unit, a range when `valor_hasta` is there, or a text. */
export const FactSchema = z.object({
  clave: z.string(),
  grupo: z.enum(groups),
  nombre: z.string(),
  nombre_en: z.string(),
  valor: z.number().nullable(),
  valor_hasta: z.number().nullable(),
  calificador: z.enum(['hasta', 'aprox', 'mas_de']).nullable(),
  unidad: z.string().nullable(),
  unidad_en: z.string().nullable(),
  texto: z.string().nullable(),
  texto_en: z.string().nullable(),
  /** Place in the table. */
  orden: z.number(),
  /** Place among the figures that are shown first. */
  destacado: z.number().nullable(),
})

export const ProductSchema = z.object({
  id: z.number(),
  slug: z.enum(productSlugs),
  nombre: z.string(),
  categoria_id: z.number(),
  categoria_nombre: z.string(),
  categoria_nombre_en: z.string(),
  resumen: z.string(),
  resumen_en: z.string(),
  descripcion: z.string(),
  descripcion_en: z.string(),
  datos: z.array(FactSchema),
  /** The picture that staff gave it; null means the one that was rendered for its page. */
  imagen_url: z.string().nullable(),
  /** Brochures that staff link to instead of those that are made of the facts. */
  folleto_url: z.string().nullable(),
  folleto_url_en: z.string().nullable(),
  /** Bytes of the brochures that are made already. */
  folletos: z.object({ es: z.number().nullable(), en: z.number().nullable() }),
})

/** All products that are sold, in their order, and the terms that hold for every piece of equipment. */
export const CatalogueSchema = z.object({ productos: z.array(ProductSchema), condiciones: z.array(FactSchema) })

export const OneProductSchema = z.object({
  producto: ProductSchema,
  /** The other ones: what it works with is in their facts. */
  otros: z.array(ProductSchema),
  /** None for software. */
  condiciones: z.array(FactSchema),
})
