import { useEffect } from 'react'
import { scriptText } from '../framework/script-text.ts'

/** A file of the build could not be fetched: the network, or a release that is gone. Browsers word it differently. */
export const isModuleError = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script|importing a module/i.test(error.message)

const noteOf = (path: string) => `reload:${path}:${document.documentElement.dataset.build}`

/** Whether this path may be loaded afresh: once per path and build, remembered in this browser (spec 1, 2). */
export function mayReload(path: string): boolean {
  try {
    if (localStorage.getItem(noteOf(path))) return false
    localStorage.setItem(noteOf(path), new Date().toISOString())
    return true
  } catch {
    return false // nothing can be remembered, so nothing would end the reloading
  }
}

/** For error screens: a page whose files could not be fetched is loaded again, once. */
export function useReloadOnce(error: unknown): void {
  useEffect(() => {
    if (isModuleError(error) && mayReload(location.pathname)) location.reload()
  }, [error])
}

/** The same for the first load of a page, before any module runs; then it uncovers the text that says so. */
export const firstLoadScript = /* @__PURE__ */ scriptText(watchFirstLoad)

/** With the names of `noteOf`, which is not there. */
function watchFirstLoad(): void {
  function fail() {
    const note = `reload:${location.pathname}:${document.documentElement.dataset.build}`
    try {
      if (!localStorage.getItem(note)) {
        localStorage.setItem(note, new Date().toISOString())
        location.reload()
        return
      }
    } catch {
      // nothing can be remembered, so nothing would end the reloading
    }
    const text = document.getElementById('not-loaded')
    if (text) text.hidden = false
  }
  const isScript = (target: EventTarget | null) => (target as Element | null)?.tagName === 'SCRIPT'
  addEventListener('error', ({ target }) => isScript(target) && fail(), true)
}
