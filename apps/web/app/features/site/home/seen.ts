import { carouselCalls } from '@portal/contract/carousel/calls'
import { languageOfAddress } from '#core/language/language-address.ts'

type What = 'vista' | 'clic' | 'fallo'

/** What this page load has counted, each once, and what of it was not sent yet. */
const counted = new Set<string>()
let unsent = new Map<number, Partial<Record<What, true>>>()
let hasFailed = false
let isListening = false

const seenAfterMs = 1000

/**
 * Counts what happens to the slides of a strip: each is seen after a second on the screen. The page tells nothing, so
 * that its own code stays small; this comes when the first slide was there for a second.
 */
export function watch(strip: HTMLElement | null): void {
  if (!strip) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const shown = () => strip.querySelector<HTMLElement>('[data-shown="true"]')
  const see = () => {
    const slide = shown()
    const image = slide?.querySelector('img')
    if (image?.complete && image.naturalWidth === 0) note('fallo', slide)
    else note('vista', slide)
  }
  const seeLater = () => {
    clearTimeout(timer)
    timer = setTimeout(see, seenAfterMs)
  }
  see()
  new MutationObserver(seeLater).observe(strip, { attributeFilter: ['data-shown'], subtree: true })
  strip.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link) note('clic', link)
  })
  // errors of pictures and films do not bubble
  strip.addEventListener('error', ({ target }) => target instanceof Element && note('fallo', target), true)
}

/** Notes it for the slide around an element. Sent when the page is left: no cookie, no person. */
function note(what: What, element: Element | null): void {
  const id = Number(element?.closest<HTMLElement>('[data-slide]')?.dataset.slide)
  const key = `${what}${id}`
  if (!id || counted.has(key)) return
  counted.add(key)
  unsent.set(id, { ...unsent.get(id), [what]: true })
  listen()
}

/** Counts that the slides could not be loaded. */
export function noteFailedList(): void {
  console.error('the slides of the home page could not be loaded')
  hasFailed = true
  listen()
}

function listen(): void {
  if (isListening) return
  isListening = true
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
  addEventListener('pagehide', send)
}

function send(): void {
  if (unsent.size === 0 && !hasFailed) return
  const slides = [...unsent].map(([id, what]) => ({ id, ...what }))
  const body = { idioma: languageOfAddress(location.search), slides, fallo_lista: hasFailed }
  unsent = new Map()
  hasFailed = false
  navigator.sendBeacon(carouselCalls.count.path, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
