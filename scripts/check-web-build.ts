import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from './project-files.ts'

interface Route {
  readonly id: string
  readonly parentId?: string
  readonly module: string
  readonly imports?: string[]
  readonly css?: string[]
}

export interface Manifest {
  readonly entry: Omit<Route, 'id'>
  readonly routes: Record<string, Route>
}

/** A text that survives minification, and the file of the package that must contain it. */
const ZOD = { marker: '_zod', source: 'node_modules/zod/v4/core/core.js' }
const MANTINE = {
  marker: 'MantineProvider was not found',
  source: 'node_modules/@mantine/core/esm/core/MantineProvider/Mantine.context.mjs',
}

/** JavaScript of one public page, gzipped: React and its router are 105 kB, the rest is our code and the catalogue. */
const LARGEST_PUBLIC_PAGE = 151_750

/** The home page is the first: parts below its first screen are loaded later. */
const LARGEST_HOME = { id: 'features/site/home/home.route', bytes: 126_600 }

const isPublic = (route: Route) => !route.id.endsWith('dashboard.layout') && route.parentId !== undefined

/**
 * Returns what is wrong with a browser build, and the weight of its public pages. `read` returns a file of the build.
 */
export function inspect(manifest: Manifest, scripts: string[], read: (path: string) => string) {
  const problems = scripts
    .filter((path) => read(path).includes(ZOD.marker))
    .map((path) => `${path} carries zod: a schema is imported by value somewhere in the web`)

  const weights = pages(manifest).map(({ id, files }) => {
    for (const path of files) {
      if (read(path).includes(MANTINE.marker)) problems.push(`${id} is public and loads Mantine in ${path}`)
    }
    const bytes = files
      .filter((path) => path.endsWith('.js'))
      .reduce((sum, path) => sum + gzipSync(read(path)).length, 0)
    const most = id === LARGEST_HOME.id ? LARGEST_HOME.bytes : LARGEST_PUBLIC_PAGE
    if (bytes > most) problems.push(`${id} is public and loads ${bytes} bytes of JavaScript, more than ${most}`)
    return { id, bytes }
  })
  if (weights.length === 0) problems.push('no public page found')
  return { problems, weights }
}

/** Returns each public page with everything that it and its layouts load. */
function pages({ entry, routes }: Manifest): { id: string; files: string[] }[] {
  const parents = new Set(Object.values(routes).map((route) => route.parentId))
  return Object.values(routes).flatMap((page) => {
    if (parents.has(page.id)) return []
    const chain = [page]
    for (let above = routes[page.parentId ?? '']; above; above = routes[above.parentId ?? '']) chain.push(above)
    if (!chain.slice(0, -1).every(isPublic)) return []
    const files = [entry, ...chain].flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css])
    return [{ id: page.id, files: [...new Set(files.map((path) => path.replace(/[?#].*/, '')))] }]
  })
}

function main(): void {
  for (const { marker, source } of [ZOD, MANTINE]) {
    if (!readFileSync(join(ROOT, source), 'utf8').includes(marker))
      throw new Error(`${source} has no ${marker} any more`)
  }
  const client = join(ROOT, 'apps/web/build/client')
  const assets = readdirSync(join(client, 'assets'))
  const named = assets.find((name) => /^manifest-.*\.js$/.test(name))
  if (!named) throw new Error('the build has no manifest: run "npm run build -w apps/web"')
  const read = (path: string) => readFileSync(join(client, path), 'utf8')
  const manifest = JSON.parse(
    read(`assets/${named}`)
      .replace(/^[^{]*/, '')
      .replace(/;\s*$/, ''),
  ) as Manifest
  const scripts = assets.filter((name) => name.endsWith('.js')).map((name) => `/assets/${name}`)

  const { problems, weights } = inspect(manifest, scripts, read)
  for (const problem of problems) console.log(problem)
  const heaviest = weights.toSorted((a, b) => b.bytes - a.bytes)[0]
  const weight = heaviest
    ? `, the heaviest ${heaviest.id} with ${Math.round(heaviest.bytes / 1000)} kB of JavaScript`
    : ''
  console.log(
    `web build: ${scripts.length} scripts, ${weights.length} public pages${weight}, ${problems.length} problems`,
  )
  if (problems.length > 0) process.exitCode = 1
}

if (import.meta.main) main()
