import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const compressible = /\.(js|css|svg|json|txt)$/

/**
 * Writes a `.br` and a `.gz` next to each text file of the browser's build, so that serving costs no compression. When
 * the server's build is written: by then the router has put its list of routes among the browser's files.
 */
export function compressed(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    applyToEnvironment: ({ name }) => name === 'ssr',
    async writeBundle() {
      const dir = resolve(config.root, config.environments.client?.build.outDir ?? '')
      const files = (await readdir(dir, { recursive: true })).filter((file) => compressible.test(file))
      await Promise.all(files.map((file) => compress(join(dir, file)))) // on all cores
    },
  }
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < 1024) return
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await writeFile(`${path}.br`, await brotli(bytes, { params }))
  await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }))
}
