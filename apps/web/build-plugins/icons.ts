import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const own = fileURLToPath(new URL('../app/core/framework/drawn-icon.ts', import.meta.url))
const library = /@tabler\/icons-react\//
const maker = /^\.{1,2}\/createReactComponent\.mjs$/

/**
 * Draws the icons of the library by a function of ours, `core/framework/drawn-icon.ts`: all of them get it from one file
 * of the library.
 */
export function icons(): Plugin {
  let isFound = false
  return {
    name: 'icons',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!maker.test(source) || !importer || !library.test(importer)) return null
      isFound = true
      return own
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('the icon library no longer makes its icons in createReactComponent.mjs')
    },
  }
}
