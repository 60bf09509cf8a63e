import { displayTime } from '@portal/contract/carousel/constants'
import type { designCalls } from '@portal/contract/carousel/design-calls'
import type { PageLanguage } from '@portal/contract/core/language'
import { clockIn } from '#core/formats/zones.ts'

type ReplyOf<C> = C extends { is?: { reply: infer R } } ? R : never
export type Design = ReplyOf<typeof designCalls.get>
export type StoredSlide = Design['slides'][number]

/** A slide of the form: a new one has no id, and times are those of the house's clocks. */
export type SlideValues = Omit<StoredSlide, 'id' | 'anchos' | 'tiempo_visualizacion'> & {
  id: number | null
  key: string
  /** In milliseconds; a text is an unreadable input, which the server refuses at the field. */
  tiempo_visualizacion: number | string
}

let made = 0
/** Returns a mark by which the list knows a slide before it has an id. */
export const newMark = (): string => `new-${++made}`

const clock = (moment: string | null, zone: string) => (moment === null ? null : clockIn(moment, zone))

/** Returns the stored slides as values of the form. */
export const valuesOf = (slides: readonly StoredSlide[], zone: string): SlideValues[] =>
  slides.map(({ anchos: _, ...slide }) => ({
    ...slide,
    key: String(slide.id),
    desde: clock(slide.desde, zone),
    hasta: clock(slide.hasta, zone),
  }))

export const newSlide = (): SlideValues => ({
  id: null,
  key: newMark(),
  type: 'image',
  src: '',
  src_es: '',
  src_en: '',
  poster: '',
  alt: '',
  alt_en: '',
  etiqueta_es: '',
  etiqueta_en: '',
  titulo_es: '',
  titulo_en: '',
  texto_es: '',
  texto_en: '',
  tiempo_visualizacion: displayTime.usual,
  nav_link: '',
  text_nav_link_es: '',
  text_nav_link_en: '',
  anchor_link: '',
  text_anchor_link_es: '',
  text_anchor_link_en: '',
  foco_x: null,
  foco_y: null,
  foco_movil_x: null,
  foco_movil_y: null,
  idioma: '',
  isOK: true,
  alt_pt: '',
  etiqueta_pt: '',
  titulo_pt: '',
  texto_pt: '',
  text_nav_link_pt: '',
  text_anchor_link_pt: '',
  desde: null,
  hasta: null,
})

interface Titled {
  titulo_es: string
  titulo_en: string
  alt: string
  alt_en: string
}

/** Returns the name of a slide in lists. */
export const titleOf = (slide: Titled, language: PageLanguage, otherwise: string): string =>
  (language === 'en' ? slide.titulo_en || slide.alt_en : '') || slide.titulo_es || slide.alt || otherwise

/** Returns the picture that stands for a slide; empty without one. */
export const thumbnailOf = ({ type, src, src_es, poster }: Pick<SlideValues, 'type' | 'src' | 'src_es' | 'poster'>) =>
  type === 'video' ? poster : type === 'image' ? smaller(src || src_es) : ''

/** Every picture of ours has a width of 640 pixels as WebP. */
const smaller = (address: string) => address.replace(/-\d+\.(?:jpg|webp)$/, '-640.webp')
