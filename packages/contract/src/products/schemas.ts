import { z } from 'zod'
import { pageLanguages } from '../core/language.ts'
import { factGroupNames, productSlugs } from './constants.ts'
import type { productMessages } from './messages.ts'

const says = (key: keyof typeof productMessages) => key

export const BySlugSchema = z.object({ slug: z.enum(productSlugs, says('absent')) })

const groups = Object.keys(factGroupNames) as (keyof typeof factGroupNames)[]

/** What a fact tells of a product, without its value. */
export const FactKeySchema = z.object({
  clave: z.string(),
  grupo: z.enum(groups),
  nombre: z.string(),
  nombre_en: z.string(),
  /** Position in the table. */
  orden: z.number(),
})

/** One fact: a figure with its unit, a range when `valor_hasta` is present, or a text. */
export const FactSchema = FactKeySchema.extend({
  valor: z.number().nullable(),
  valor_hasta: z.number().nullable(),
  calificador: z.enum(['hasta', 'aprox', 'mas_de']).nullable(),
  unidad: z.string().nullable(),
  unidad_en: z.string().nullable(),
  texto: z.string().nullable(),
  texto_en: z.string().nullable(),
  /** Position among the highlighted figures. */
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
  /** Facts that the trade asks for and only other products have: to be confirmed. */
  por_confirmar: z.array(FactKeySchema),
  /** Facts that the trade asks for and no product has yet: a visitor may ask for them. */
  sin_publicar: z.array(FactKeySchema),
  /** The picture uploaded by staff; null means the rendered one of its page. */
  imagen_url: z.string().nullable(),
  /** Brochures linked by staff instead of the generated ones. */
  folleto_url: z.string().nullable(),
  folleto_url_en: z.string().nullable(),
  /** Size of the generated brochures, in bytes. */
  folletos: z.record(z.enum(pageLanguages), z.number().nullable()),
})

/** All products on sale, in order, and the terms valid for all equipment. */
export const CatalogueSchema = z.object({ productos: z.array(ProductSchema), condiciones: z.array(FactSchema) })

export const OneProductSchema = z.object({
  producto: ProductSchema,
  /** Products without a page; their facts name what they work with. */
  otros: z.array(ProductSchema),
  /** Empty for software. */
  condiciones: z.array(FactSchema),
})
