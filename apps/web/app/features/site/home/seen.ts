import { carouselCalls } from '@portal/contract/carousel/calls'
import { languageOfAddress } from '#core/language/language-address.ts'

type What = 'vista' | 'clic' | 'fallo'

/** What this page load has counted, each once, and what of it was not sent yet. */
const counted = new Set<string>()
let unsent = new Map<number, Partial<Record<What, true>>>()
let hasFailed = false
let isListening = false

/** Counts that a slide was seen, clicked or did not load. Sent when the page is left: no cookie, no person. */
export function note(what: What, id: number): void {
  const key = `${what}${id}`
  if (counted.has(key)) return
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
