import { z } from 'zod'
import { pageLanguages } from '../core/language.ts'
import { factGroupNames } from './constants.ts'
import type { productMessages } from './messages.ts'
import { PageTextsSchema, ViewSchema } from './pages/schemas.ts'

const says = (key: keyof typeof productMessages) => key

/** An address that no product has is of none. */
export const BySlugSchema = z.object({ slug: z.string(says('absent')).max(200, says('absent')) })

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
  unidad_pt: z.string().nullable(),
  texto: z.string().nullable(),
  texto_en: z.string().nullable(),
  texto_pt: z.string().nullable(),
  /** Position among the highlighted figures. */
  destacado: z.number().nullable(),
})

export const ProductSchema = z.object({
  id: z.number(),
  /** The address of its page. */
  slug: z.string(),
  nombre: z.string(),
  categoria_id: z.number(),
  categoria_nombre: z.string(),
  categoria_nombre_en: z.string(),
  categoria_nombre_pt: z.string(),
  resumen: z.string(),
  resumen_en: z.string(),
  resumen_pt: z.string(),
  descripcion: z.string(),
  descripcion_en: z.string(),
  descripcion_pt: z.string(),
  /** Its place among the products. */
  orden: z.number(),
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

/** A line of products, as the page of all products shows it. */
export const ProductLineSchema = z.object({
  categoria_id: z.number(),
  /** Where the page of all products has it. */
  ancla: z.string(),
  nombre: z.string(),
  nombre_en: z.string(),
  nombre_pt: z.string(),
  texto: z.string(),
  texto_en: z.string(),
  texto_pt: z.string(),
  /** What the link to its comparison says; empty: that these products are compared. */
  comparar: z.string(),
  comparar_en: z.string(),
  comparar_pt: z.string(),
})

/** All products on sale, in order, their lines, and the terms valid for all equipment. */
export const CatalogueSchema = z.object({
  productos: z.array(ProductSchema),
  lineas: z.array(ProductLineSchema),
  condiciones: z.array(FactSchema),
})

export const OneProductSchema = z.object({
  producto: ProductSchema,
  /** Products without a page; their facts name what they work with. */
  otros: z.array(ProductSchema),
  /** Empty for software. */
  condiciones: z.array(FactSchema),
  textos: PageTextsSchema,
  /** Pictures next to the front. */
  vistas: z.array(ViewSchema),
  /** A model that staff uploaded. */
  modelo_url: z.string().nullable(),
})

/** With the refusal of a product that is no longer offered. */
export const RetiredProductSchema = z.object({
  nombre: z.string(),
  reemplazo: z.object({ slug: z.string(), nombre: z.string() }).nullable(),
  /** Its address leads to that of what replaced it. */
  redirige: z.boolean(),
})

const eachLanguage = z.record(z.enum(pageLanguages), z.string())

/** The products of the menu, in groups. */
export const ProductMenuSchema = z.object({
  grupos: z.array(
    z.object({
      nombre: eachLanguage,
      productos: z.array(z.object({ slug: z.string(), nombre: z.string(), texto: eachLanguage })),
    }),
  ),
})
