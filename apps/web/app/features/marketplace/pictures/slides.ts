/** Which slide of a strip is in view now, from 0. */
export const slideInView = (strip: HTMLElement): number => Math.round(strip.scrollLeft / Math.max(strip.clientWidth, 1))

/** Moves a strip to one of its slides; the browser's own scrolling, calm where the reader asks for it. */
export function showSlide(strip: HTMLElement | null, place: number, behavior?: ScrollBehavior): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  strip?.scrollTo({ left: place * strip.clientWidth, behavior: behavior ?? (isCalm ? 'instant' : 'smooth') })
}
