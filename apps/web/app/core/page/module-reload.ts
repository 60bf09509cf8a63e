import { useEffect } from 'react'
import { scriptText } from '../framework/script-text.ts'

/**
 * Whether a file of the build could not be loaded: a network failure, or an outdated release. Browsers word it
 * differently.
 */
export const isModuleError = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script|importing a module/i.test(error.message)

const noteOf = (path: string) => `reload:${path}:${document.documentElement.dataset.build}`

/** Whether the reader is leaving: Firefox and Safari then report the files that they no longer load as failed. */
const isLeaving = (): boolean => 'leaving' in document.documentElement.dataset

/** Whether this path may be reloaded: once per path and build, stored in this browser (spec 1, 2). */
export function mayReload(path: string): boolean {
  try {
    if (isLeaving() || localStorage.getItem(noteOf(path))) return false
    localStorage.setItem(noteOf(path), new Date().toISOString())
    return true
  } catch {
    return false // without storage, reloading would never end
  }
}

/** Reloads a page once whose files could not be loaded. */
export function reloadOnce(error: unknown): void {
  if (isModuleError(error) && mayReload(location.pathname)) location.reload()
}

/** The same for error screens. */
export function useReloadOnce(error: unknown): void {
  useEffect(() => reloadOnce(error), [error])
}

/** The same for the first load of a page, before any module runs; afterwards it shows an error text. */
export const firstLoadScript = /* @__PURE__ */ scriptText(watchFirstLoad)

/** Contains the names of `noteOf` and `isLeaving`, which an inline script cannot call. */
function watchFirstLoad(): void {
  const { dataset } = document.documentElement
  function fail() {
    if ('leaving' in dataset) return
    const note = `reload:${location.pathname}:${dataset.build}`
    try {
      if (!localStorage.getItem(note)) {
        localStorage.setItem(note, new Date().toISOString())
        location.reload()
        return
      }
    } catch {
      // without storage, reloading would never end
    }
    const text = document.getElementById('not-loaded')
    if (text) text.hidden = false
  }
  const isScript = (target: EventTarget | null) => (target as Element | null)?.tagName === 'SCRIPT'
  addEventListener('error', ({ target }) => isScript(target) && fail(), true)

  const stay = () => {
    delete dataset.leaving
  }
  const leave = () => {
    dataset.leaving = ''
  }
  addEventListener('beforeunload', () => {
    leave()
    setTimeout(stay, 10_000) // a download, or a reader who was asked and stayed
  })
  addEventListener('pagehide', leave)
  addEventListener('pageshow', stay)
}
