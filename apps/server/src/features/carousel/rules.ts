import { displayTime, frameOrigins, type SlideType } from '@portal/contract/carousel/constants'
import type { DesignSlide } from './types.ts'

interface Checked {
  type: SlideType
  src: string
  src_es: string
  src_en: string
  poster: string
  tiempo_visualizacion: number
  nav_link: string
  anchor_link: string
}

/** A path of this portal that a browser cannot take for another address. */
const ownPath = /^\/(?![/\\])[^\s\\]*$/

const isOwnPath = (path: string): boolean => ownPath.test(path)

/** Whether an address leads elsewhere by https, without a user name in it. */
export function isHttps(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && !url.username && !/\s/.test(address)
}

/** Whether an address may be framed. */
export function isFrame(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && (frameOrigins as readonly string[]).includes(url.origin) && !url.username
}

/**
 * Returns the fields of a slide that break a rule (rule home/slides); such a slide is not shown. Empty links and
 * sources are valid.
 */
export function faultsOf(slide: Checked): string[] {
  const isSource = slide.type === 'iframe' ? isFrame : isOwnPath
  const sources = ['src', 'src_es', 'src_en'] as const
  const { tiempo_visualizacion: time, nav_link: inside, anchor_link: outside, poster } = slide
  return [
    ...sources.filter((name) => slide[name] && !isSource(slide[name])),
    !slide.src && !slide.src_es && 'src',
    poster && !isOwnPath(poster) && 'poster',
    (time < displayTime.least || time > displayTime.most) && 'tiempo_visualizacion',
    inside && !isOwnPath(inside) && 'nav_link',
    outside && !isHttps(outside) && 'anchor_link',
  ].filter((name): name is string => typeof name === 'string' && name !== '')
}

type Timed = Pick<DesignSlide, 'isOK' | 'desde' | 'hasta'>

/** Whether a slide is shown at a moment: from its start on, and no longer at its end. */
export const isShownAt = ({ isOK, desde, hasta }: Timed, now: Date): boolean =>
  isOK && (desde === null || new Date(desde) <= now) && (hasta === null || new Date(hasta) > now)

/** Returns the next moment at which a slide appears or ends; null when there is none. */
export function nextChange(slides: readonly Timed[], now: Date): Date | null {
  const ahead = slides
    .filter(({ isOK }) => isOK)
    .flatMap(({ desde, hasta }) => [desde, hasta])
    .flatMap((moment) => (moment !== null && new Date(moment) > now ? [new Date(moment).getTime()] : []))
  return ahead.length ? new Date(Math.min(...ahead)) : null
}
