import { displayTime, frameOrigins, type SlideType } from '@portal/contract/carousel/constants'

interface Slide {
  type: SlideType
  src: string
  src_es: string
  src_en: string
  tiempo_visualizacion: number
  nav_link: string
  anchor_link: string
}

/** A path of this portal that a browser cannot take for another address. */
const ownPath = /^\/(?![/\\])[^\s\\]*$/

function isHttps(address: string): boolean {
  return URL.parse(address)?.protocol === 'https:' && !/\s/.test(address)
}

function isFrame(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && (frameOrigins as readonly string[]).includes(url.origin) && !url.username
}

/**
 * Returns the fields of a slide that break a rule (A14); such a slide is not shown. Empty links and sources are valid.
 */
export function faultsOf(slide: Slide): string[] {
  const isSource = slide.type === 'iframe' ? isFrame : (path: string) => ownPath.test(path)
  const sources = ['src', 'src_es', 'src_en'] as const
  const { tiempo_visualizacion: time, nav_link: inside, anchor_link: outside } = slide
  return [
    ...sources.filter((name) => slide[name] && !isSource(slide[name])),
    !slide.src && !slide.src_es && 'src',
    (time < displayTime.least || time > displayTime.most) && 'tiempo_visualizacion',
    inside && !ownPath.test(inside) && 'nav_link',
    outside && !isHttps(outside) && 'anchor_link',
  ].filter((name): name is string => typeof name === 'string' && name !== '')
}
