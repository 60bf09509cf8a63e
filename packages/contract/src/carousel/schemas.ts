import { z } from 'zod'
import { slideTypes } from './constants.ts'

const text = z.string()

/** One slide of the home page. Empty texts and links are empty, never absent. */
export const SlideSchema = z.object({
  id: z.number(),
  type: z.enum(slideTypes),
  src: text,
  src_es: text,
  src_en: text,
  /** Available widths of the picture as AVIF and WebP, when `src` ends in one of them. */
  anchos: z.array(z.number()),
  alt: text,
  alt_en: text,
  etiqueta_es: text,
  etiqueta_en: text,
  titulo_es: text,
  titulo_en: text,
  texto_es: text,
  texto_en: text,
  tiempo_visualizacion: z.number(),
  nav_link: text,
  text_nav_link_es: text,
  text_nav_link_en: text,
  anchor_link: text,
  text_anchor_link_es: text,
  text_anchor_link_en: text,
  isOK: z.boolean(),
})
export const SlideListSchema = z.array(SlideSchema)
