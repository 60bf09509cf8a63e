import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const main = fileURLToPath(new URL('../app/features/products/in-hand/viewer/viewer.ts', import.meta.url))
const address = '/viewer.js'

/**
 * Builds what shows a product in the hand as one file apart from the pages, which ship no script: `public/turn.js` imports it
 * by a name that stays.
 */
export function viewer(): Plugin {
  return {
    name: 'viewer',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      if (this.environment.mode !== 'build') return
      this.emitFile({ type: 'chunk', id: main, fileName: address.slice(1), preserveSignature: 'strict' })
    },
    resolveId: (id) => (id === address ? main : null),
  }
}
