/** Returns the index of the visible slide of a strip, from 0. */
export const slideInView = (strip: HTMLElement): number => Math.round(strip.scrollLeft / Math.max(strip.clientWidth, 1))

/** Scrolls a strip to one of its slides; without animation for readers with reduced motion. */
export function showSlide(strip: HTMLElement | null, place: number, behavior?: ScrollBehavior): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  strip?.scrollTo({ left: place * strip.clientWidth, behavior: behavior ?? (isReduced ? 'instant' : 'smooth') })
}
