import { useEffect } from 'react'

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

/**
 * The same for the first load of a page, before any module runs; then it uncovers the text that says so. It must work
 * alone, with the names of `noteOf`.
 */
export const firstLoadScript = `(function(){var f=function(){var k='reload:'+location.pathname+':'+document.documentElement.dataset.build;try{if(!localStorage.getItem(k)){localStorage.setItem(k,new Date().toISOString());location.reload();return}}catch(e){}var n=document.getElementById('not-loaded');if(n)n.hidden=false};addEventListener('error',function(e){if(e.target&&e.target.tagName==='SCRIPT')f()},true)})()`
