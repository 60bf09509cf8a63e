import type { carouselCalls } from '@portal/contract/carousel/calls'
import { languageOf, type PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'

type Reply<C> = C extends { is?: { reply: infer R } } ? R : never
export type StoredSlide = Reply<typeof carouselCalls.list>[number]

interface SlideLink {
  to: string
  text: string
  /** The link leaves the portal and opens a new tab. */
  isOutside: boolean
}

type Focus = Readonly<Record<'x' | 'y' | 'phoneX' | 'phoneY', number | null>>

/** A slide for one reader. */
export interface Slide {
  id: number
  type: StoredSlide['type']
  src: string
  /** The picture that a film shows until it plays; empty without one. */
  poster: string
  /** Widths with an AVIF and a WebP picture next to `src`, or next to the poster of a film. */
  widths: number[]
  alt: string
  kicker: string
  title: string
  text: string
  /** The point that every crop keeps, in percent, and on phones; null for the usual one. */
  focus: Focus
  /** Duration in milliseconds. */
  ms: number
  links: SlideLink[]
}

/** Returns a slide in a language: English or a translation where it exists, otherwise Spanish. */
export function slideIn(language: PageLanguage, stored: StoredSlide): Slide {
  const chosen = (es: string, en: string, pt = '') =>
    nameIn({ text: es, text_en: en, text_pt: pt } as { text: string; text_en: string }, 'text', language)
  const link = (to: string, text: string, isOutside: boolean): SlideLink[] =>
    to ? [{ to, text: text || to, isOutside }] : []
  return {
    id: stored.id,
    type: stored.type,
    src: chosen(stored.src_es, stored.src_en) || stored.src,
    poster: stored.poster,
    widths: stored.anchos,
    alt: chosen(stored.alt, stored.alt_en, stored.alt_pt),
    kicker: chosen(stored.etiqueta_es, stored.etiqueta_en, stored.etiqueta_pt),
    title: chosen(stored.titulo_es, stored.titulo_en, stored.titulo_pt),
    text: chosen(stored.texto_es, stored.texto_en, stored.texto_pt),
    focus: { x: stored.foco_x, y: stored.foco_y, phoneX: stored.foco_movil_x, phoneY: stored.foco_movil_y },
    ms: stored.tiempo_visualizacion,
    links: [
      ...link(
        stored.nav_link,
        chosen(stored.text_nav_link_es, stored.text_nav_link_en, stored.text_nav_link_pt),
        false,
      ),
      ...link(
        stored.anchor_link,
        chosen(stored.text_anchor_link_es, stored.text_anchor_link_en, stored.text_anchor_link_pt),
        true,
      ),
    ],
  }
}

/** Returns the slides of a page in its language, without those of the other language only. */
export const slidesIn = (language: PageLanguage, stored: readonly StoredSlide[]): Slide[] =>
  stored
    .filter(({ idioma }) => idioma === '' || idioma === languageOf(language))
    .map((slide) => slideIn(language, slide))
