import { designLimits, slideFilesPath } from '@portal/contract/carousel/constants'
import { carouselMessages as m } from '@portal/contract/carousel/messages'
import { isSitePath } from '@portal/contract/carousel/site-paths'
import type { Language } from '@portal/contract/core/language'
import type { Message } from '@portal/contract/core/messages'
import { isFrame, isHttps } from '../rules.ts'
import type { SlideForm } from '../types.ts'

/** A file that was uploaded for slides. */
export interface Medium {
  clave: string
  tipo: string
  anchos: number[]
  /** Size of its largest file. */
  bytes: number
}

export type Media = ReadonlyMap<string, Medium>

interface Fault {
  /** Path of the field in the form. */
  field: string
  entry: Message
}

/** Returns the key of an uploaded file in the address of one of its renderings, or null. */
export const keyOfAddress = (address: string): string | null =>
  new RegExp(`^${slideFilesPath}/([0-9a-f]{24})(?:-\\d+)?\\.(?:jpg|mp4|webm)$`).exec(address)?.[1] ?? null

/** Files that come with the portal: those of the demo, and earlier slides. */
const shippedFile = /^\/(?:pictures|films)\/[\w/-]+\.(?:webp|jpg|png|avif|mp4|webm)$/
const filmEnding = /\.(?:mp4|webm)$/

const sourceNames = ['src', 'src_es', 'src_en'] as const
const texts = [
  ['titulo_es', 'titulo_en'],
  ['etiqueta_es', 'etiqueta_en'],
  ['texto_es', 'texto_en'],
] as const

/** Returns everything that is wrong with a design, in the order of its slides. `products` are the paths of theirs. */
export function designFaults(slides: readonly SlideForm[], media: Media, products: readonly string[]): Fault[] {
  const faults = slides.flatMap((slide, index) =>
    slideFaults(slide, media, products).map(({ field, entry }) => ({ field: `slides.${index}.${field}`, entry })),
  )
  const first = slides.flatMap((slide, index) =>
    mayBeFirst(slides, index) && bytesOf(slide, media) > designLimits.firstBytes
      ? [{ field: `slides.${index}.${slide.type === 'video' ? 'poster' : 'src'}`, entry: m.firstTooLarge }]
      : [],
  )
  return [...faults, ...first]
}

function slideFaults(slide: SlideForm, media: Media, products: readonly string[]): Fault[] {
  const { tiempo_visualizacion: _, nav_link: inside, anchor_link: outside, desde, hasta } = slide
  const isIn = (language: Language) => slide.idioma === '' || slide.idioma === language
  const isMissing = (text: string, language: Language) => isIn(language) && !text
  const hasNoTexts = (es: string, en: string) => isMissing(es, 'es') || isMissing(en, 'en')
  const faults: (Fault | false)[] = [
    ...sourceFaults(slide, media),
    isMissing(slide.alt, 'es') && { field: 'alt', entry: m.altMissing },
    isMissing(slide.alt_en, 'en') && { field: 'alt_en', entry: m.altEnMissing },
    ...texts.flatMap(([es, en]) => [
      !slide[es] && slide[en] && isIn('es') ? { field: es, entry: m.textMissing } : (false as const),
      slide[es] && !slide[en] && isIn('en') ? { field: en, entry: m.textMissing } : (false as const),
    ]),
    inside !== '' && !isSitePath(inside, products) && { field: 'nav_link', entry: m.navLink },
    inside !== '' &&
      hasNoTexts(slide.text_nav_link_es, slide.text_nav_link_en) && { field: 'text_nav_link_es', entry: m.linkText },
    outside !== '' && !isHttps(outside) && { field: 'anchor_link', entry: m.anchorLink },
    outside !== '' &&
      hasNoTexts(slide.text_anchor_link_es, slide.text_anchor_link_en) && {
        field: 'text_anchor_link_es',
        entry: m.linkText,
      },
    desde !== null && hasta !== null && hasta <= desde && { field: 'hasta', entry: m.endBeforeStart },
  ]
  return faults.filter((fault) => fault !== false)
}

function sourceFaults(slide: SlideForm, media: Media): Fault[] {
  const { type } = slide
  if (!slide.src && !(slide.src_es && slide.src_en)) return [{ field: 'src', entry: m.sourceMissing }]
  const isSource = {
    iframe: isFrame,
    image: (address: string) => isFile(address, 'image', media),
    video: (address: string) => isFile(address, 'video', media),
  }[type]
  const wrong = type === 'iframe' ? m.frameHost : m.sourceWrong
  const faults = sourceNames.filter((name) => slide[name] && !isSource(slide[name]))
  return [
    ...faults.map((field) => ({ field, entry: wrong })),
    ...(type === 'video' && !isFile(slide.poster, 'image', media) ? [{ field: 'poster', entry: m.posterMissing }] : []),
  ]
}

function isFile(address: string, kind: 'image' | 'video', media: Media): boolean {
  const key = keyOfAddress(address)
  if (key) return media.get(key)?.tipo === kind
  return shippedFile.test(address) && filmEnding.test(address) === (kind === 'video')
}

/** Whether no slide before it is always shown, so that visitors may see it first. */
const mayBeFirst = (slides: readonly SlideForm[], index: number): boolean =>
  slides[index]!.isOK && !slides.slice(0, index).some((slide) => slide.isOK && isAlways(slide))

const isAlways = ({ idioma, desde, hasta }: SlideForm) => idioma === '' && desde === null && hasta === null

/** The addresses of the pictures that a slide shows first. */
export const picturesOf = ({ type, src, src_es, src_en, poster }: SlideForm): string[] =>
  type === 'iframe' ? [] : type === 'video' ? [poster] : [src, src_es, src_en].filter(Boolean)

const bytesOf = (slide: SlideForm, media: Media): number =>
  Math.max(0, ...picturesOf(slide).map((address) => media.get(keyOfAddress(address) ?? '')?.bytes ?? 0))

/**
 * Returns the widths in which all pictures of a slide exist: those of uploads as they were made, of shipped files as
 * `known` (stored slides) says.
 */
export function widthsOf(slide: SlideForm, media: Media, known: ReadonlyMap<string, number[]>): number[] {
  const all = picturesOf(slide).map((address) => {
    const key = keyOfAddress(address)
    return (key ? media.get(key)?.anchos : known.get(address)) ?? []
  })
  const [first = [], ...others] = all
  return first.filter((width) => others.every((widths) => widths.includes(width)))
}
