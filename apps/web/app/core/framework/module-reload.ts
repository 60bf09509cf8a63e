// biome-ignore lint/style/noRestrictedImports: everyone else takes lazyCode from here
import { lazy, useEffect } from 'react'
import { scriptText } from './script-text.ts'

/**
 * Whether a file of the build could not be loaded: a network failure, or an outdated release. Browsers word it
 * differently; that of a style sheet comes from the build's own loader.
 */
export const isModuleError = (error: unknown): boolean =>
  (error instanceof TypeError && /dynamically imported module|module script|importing a module/i.test(error.message)) ||
  (error instanceof Error && error.message.startsWith('Unable to preload CSS'))

declare global {
  interface Window {
    /** The reader is leaving. Not an attribute of the root element: React removes those when a hydration fails. */
    isLeaving?: boolean
  }
}

const noteOf = (path: string) => `reload:${path}:${document.documentElement.dataset.build}`

/** Whether the reader is leaving: Firefox and Safari then report the files that they no longer load as failed. */
const isLeaving = (): boolean => Boolean(window.isLeaving)

/** Firefox gives files up a moment before it tells the page that it is left. */
const settleMs = 500
const settled = () => new Promise((resolve) => setTimeout(resolve, settleMs))

/**
 * Loads code of the build. A file that the browser gave up because the reader leaves is no failure: it is asked for again
 * if they stay after all, or come back to the page as they left it.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!isModuleError(error)) throw error
    await settled()
    if (!isLeaving()) throw error
    while (isLeaving()) await settled()
    return load()
  }
}

/** React's `lazy` for code of the build: a page that the reader leaves shows no error for what did not arrive any more. */
export const lazyCode: typeof lazy = (load) => lazy(() => loadCode(load))

/**
 * Whether this path may be reloaded: once per path and build, stored in this browser (rule public-site/reload-once).
 */
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
export async function reloadOnce(error: unknown): Promise<void> {
  if (!isModuleError(error)) return
  await settled()
  if (mayReload(location.pathname)) location.reload()
}

/** The same for error screens. */
export function useReloadOnce(error: unknown): void {
  useEffect(() => void reloadOnce(error), [error])
}

/** The same for the first load of a page, before any module runs; afterwards it shows an error text. */
export const firstLoadScript = /* @__PURE__ */ scriptText(watchFirstLoad, settleMs)

/** Contains the names of `noteOf` and `isLeaving`, which an inline script cannot call. */
function watchFirstLoad(settle: number): void {
  function fail() {
    if (window.isLeaving) return
    const note = `reload:${location.pathname}:${document.documentElement.dataset.build}`
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
  addEventListener('error', ({ target }) => isScript(target) && setTimeout(fail, settle), true)

  const stay = () => {
    window.isLeaving = false
  }
  const leave = () => {
    window.isLeaving = true
  }
  addEventListener('beforeunload', () => {
    leave()
    setTimeout(stay, 10_000) // a download, or a reader who was asked and stayed
  })
  addEventListener('pagehide', leave)
  addEventListener('pageshow', stay)
}
