import { dirname, relative } from 'node:path'
import { defineConfig, type Plugin } from 'rolldown'

const target = 'build'
const isTaken = /^(?:[.#/]|[A-Z]:|(?:@portal|@oxc-project\/runtime|kysely|zod)(?:\/|$))/

/** What a module reads next to itself, or starts as a process or a thread, stays where it is. */
const placesOfSources: Plugin = {
  name: 'places-of-sources',
  transform: {
    filter: { code: /import\.meta\.(?:dirname|url)/ },
    handler(code, id) {
      const place = (path: string) => JSON.stringify(relative(target, path).replaceAll('\\', '/'))
      return code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/' + ${place(dirname(id))})`)
        .replaceAll('import.meta.url', `new URL(${place(id)}, import.meta.url).href`)
    },
  },
}

/** Our own modules of the server in one file, because finding and linking each takes time at every start (decision 070). */
export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  external: (id) => !isTaken.test(id),
  plugins: [placesOfSources],
  output: {
    dir: target,
    cleanDir: true,
    chunkFileNames: '[name]-[hash].js',
    comments: false,
    // signs that fit into one byte, as in `apps/web/vite.config.ts`
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
  },
})
