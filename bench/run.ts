/** `npm run bench [name …]`: runs the named benchmarks, or all; exits 1 when a limit is exceeded. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = import.meta.dirname
const all = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !all.includes(name))
if (unknown.length) {
  console.error(`No benchmark ${unknown.join(', ')}. There are: ${all.join(', ')}`)
  process.exit(2)
}

let isGood = true
for (const name of asked.length ? asked : all) {
  console.log(`\n${name}`)
  const { run } = (await import(pathToFileURL(join(folder, `${name}.bench.ts`)).href)) as {
    run: () => Promise<boolean>
  }
  isGood = (await run()) && isGood
}
process.exit(isGood ? 0 : 1)
