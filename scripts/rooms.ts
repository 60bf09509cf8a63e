import type { Import } from './imports.ts'

type Room = 'contract' | 'server core' | 'server feature' | 'migrations' | 'web core' | 'web feature' | 'sandbox'

export interface Place {
  readonly room: Room | 'open' | 'package' | 'nowhere'
  readonly feature: string
  readonly file: string
}

/** What machines and properties share (decision 025): open to other features as core is, and it enters none of them. */
const COMMON = 'marketplace'

type Judge = (from: Place, to: Place, found: Import) => string | null

const OPEN = [
  /\.test\.tsx?$/,
  /^(tests|bench|scripts|ops)\//,
  /^[^/]+\.ts$/,
  /^apps\/[^/]+\/[^/]+\.ts$/,
  /^apps\/web\/(?!app\/)/,
  /^apps\/server\/test\//,
  /^apps\/server\/src\/([^/]+\.ts$|commands\/)/,
  /^apps\/web\/app\/(routes|public-routes|screens|start-page|panel-tiles|calendar-layers)\.ts$/,
]
const ROOMS: [RegExp, Room][] = [
  [/^packages\/contract\/src\/([^/]+)\//, 'contract'],
  [/^apps\/server\/src\/core\//, 'server core'],
  [/^apps\/server\/src\/features\/([^/]+)\//, 'server feature'],
  [/^apps\/server\/migrations\//, 'migrations'],
  [
    /^apps\/web\/app\/(?:core\/|(?:root|entry\.(?:client|server))\.tsx$|portuguese(?:\.server)?\.ts$|[^/]+\.css$)/,
    'web core',
  ],
  [/^apps\/web\/app\/features\/([^/]+)\//, 'web feature'],
  [/^apps\/(?:webpay|card)-sandbox\//, 'sandbox'],
]

/** Tests, commands, start-up and the web's lists of routes, screens, sections of the start page, tiles of panels and layers of the calendar are open: they may enter every room and nobody enters them. */
export function placeOf(target: string): Place {
  const path = target.replace(/\?.*$/, '')
  const file = path.slice(path.lastIndexOf('/') + 1)
  if (!/^(apps|packages|tests|bench|scripts|ops)\//.test(path)) return { room: 'package', feature: '', file: path }
  if (OPEN.some((pattern) => pattern.test(path))) return { room: 'open', feature: '', file }
  for (const [pattern, room] of ROOMS) {
    const match = pattern.exec(path)
    if (match) return { room, feature: match[1] ?? '', file }
  }
  return { room: 'nowhere', feature: '', file }
}

/** The files of the contract that hold zod: schemas, and the fields that schemas share. */
export const holdsZod = ({ feature, file }: Place) =>
  /(^|-)schemas\.ts$/.test(file) || (feature === 'core' && file === 'fields.ts')

/** Declarations of calls, which name schemas in the part that a build for browsers leaves out (decision 100). */
const declaresCalls = ({ file }: Place) => /(^|-)calls\.ts$/.test(file)

const contractFromWeb: Judge = (_, to, { isType }) =>
  holdsZod(to) && !isType ? 'schemas bring zod into the browser: import type only' : null

const packageInWeb: Judge = (from, to) => {
  if (to.file === 'zod') return 'zod stays on the server'
  if (/^(kysely|pg|pg-boss|fastify|@fastify\/.*)$/.test(to.file)) return 'belongs to the server'
  if (to.file === 'node:' && !/\.server\.tsx?$/.test(from.file)) return 'a browser has no Node modules'
  return null
}

type Layer = 'routes' | 'service' | 'use case' | 'rules' | 'policy' | 'queries'

const NAMED: readonly Layer[] = ['routes', 'service', 'rules', 'policy', 'queries']

/**
 * By its name, the end of it, or that of a folder it is in (`rules.ts`, `person-queries.ts`, `rules/amounts.ts`); any
 * other file of a feature is a use case.
 */
function layerOf(path: string): Layer {
  const names = path
    .replace(/^apps\/server\/src\/features\/[^/]+\//, '')
    .replace(/\.ts$/, '')
    .split('/')
  const isOf = (layer: string) => names.includes(layer) || names.at(-1)!.endsWith(`-${layer}`)
  return NAMED.find(isOf) ?? 'use case'
}

// routes -> service -> use cases -> { rules, policy, queries }: what a file of a layer never loads.
const NEVER: Readonly<Record<Layer, readonly [layers: readonly Layer[], because: string]>> = {
  routes: [['queries'], 'a route asks its service'],
  service: [['routes'], 'a service knows nobody who asks it'],
  'use case': [['routes'], 'a use case knows nobody who asks it'],
  queries: [['routes', 'service', 'use case'], 'queries are SQL and nothing else'],
  rules: [['routes', 'service', 'use case', 'queries'], 'rules are pure'],
  policy: [['routes', 'service', 'use case', 'queries'], 'policies are pure'],
}

/** What single files of the contract load: only fields.ts, on the server, loads emails.ts (decision 078). */
const CONTRACT_PACKAGES: Readonly<Record<string, string>> = {
  'emails.ts': 'node:url',
  'phones.ts': 'libphonenumber-js/min',
}

/** The tables "What loads what" of docs/architecture.md: why an import is refused, or null. */
const judges: Record<Room, Judge> = {
  contract: (from, to, found) => {
    const { isType } = found
    if (to.room === 'contract') {
      const loadsZod = holdsZod(to) && !holdsZod(from) && !declaresCalls(from) && !isType
      return loadsZod ? 'the browser loads this file, and schemas bring zod: import type only' : null
    }
    if (to.file === 'zod') return isType || holdsZod(from) ? null : 'zod by value only in schemas.ts'
    if (CONTRACT_PACKAGES[from.file] === found.specifier) return null
    return 'the contract knows nothing but itself'
  },

  'server core': (from, to, { from: path, isType }) => {
    if (to.room === 'contract' || to.room === 'server core') return null
    if (to.room === 'server feature') return 'core knows no feature'
    if (to.room === 'web core' && from.file === 'pages.ts' && isType) return null
    if (to.room !== 'package') return 'the server takes nothing of the web but types of its core, in pages.ts'
    const isOfPages = from.file === 'pages.ts' || (isType && /\/core\/pages\//.test(path))
    if (to.file === 'react-router') return isOfPages ? null : 'only pages.ts renders pages'
    if (/^react(-dom)?$/.test(to.file)) return /\/core\/mail/.test(path) ? null : 'in the server only mails use React'
    return null
  },

  'server feature': (from, to, { from: path, target, isType }) => {
    const [never, because] = NEVER[layerOf(path)]
    const layer = layerOf(target)
    const isOwn = to.feature === from.feature || layer !== 'use case'
    if (to.room === 'server feature' && !isType && isOwn && never.includes(layer)) return because
    if (to.room === 'contract' || to.room === 'server core') return null
    if (to.room === 'server feature') {
      if (to.feature === from.feature) return null
      if (from.feature === COMMON) return 'the marketplace knows no kind of item'
      return to.feature === COMMON || to.file === 'service.ts' ? null : 'of another feature only its service.ts'
    }
    if (to.room !== 'package') return 'a feature of the server knows the contract, core and itself'
    if (to.file === 'kysely' && !isType && layerOf(path) !== 'queries') return 'SQL is written in queries.ts'
    if (/^(pg|pg-boss)$/.test(to.file)) return 'only core connects to the database'
    if (/^(fastify|@fastify\/.*)$/.test(to.file)) return 'feature code never sees a request'
    if (/^react(-dom|-router)?$/.test(to.file)) return 'React belongs to the web'
    return null
  },

  migrations: (_, to) =>
    to.room === 'server feature' || to.room === 'web core' || to.room === 'web feature' || to.room === 'open'
      ? 'a migration outlives the code of its day'
      : null,

  'web core': (from, to, found) => {
    if (to.room === 'contract') return contractFromWeb(from, to, found)
    if (to.room === 'web core') return null
    if (to.room === 'web feature') return 'core knows no feature'
    if (to.room !== 'package') return 'the web knows the contract and itself'
    if (to.file.startsWith('@mantine/') && /\/core\/public\//.test(found.from)) return 'the public site has its own kit'
    return packageInWeb(from, to, found)
  },

  'web feature': (from, to, found) => {
    if (to.room === 'contract') return contractFromWeb(from, to, found)
    if (to.room === 'web core') return null
    // The shell and its gate show the screens of every feature, the start page its sections, a panel its tiles: lists of the site gather them.
    if (
      to.file === 'start-page.ts' &&
      to.room === 'open' &&
      ['start.route.tsx', 'summary.route.tsx'].includes(from.file)
    )
      return null
    if (to.file === 'panel-tiles.ts' && to.room === 'open' && from.file === 'panel-page.tsx') return null
    if (to.file === 'calendar-layers.ts' && to.room === 'open' && from.file === 'calendar.route.tsx') return null
    if (to.room === 'open' && to.file === 'screens.ts' && /^(dashboard|gate)\.layout\.tsx$/.test(from.file)) return null
    if (to.room === 'web feature') {
      if (to.feature === from.feature) return null
      if (from.feature === COMMON) return 'the marketplace knows no kind of item'
      const isComponent = /\.tsx$/.test(to.file) && !/\.route\.tsx$/.test(to.file)
      const isShown = isComponent || to.file === 'load.ts'
      return to.feature === COMMON || isShown ? null : 'of another feature only its components, and what load.ts loads'
    }
    if (to.room !== 'package') return 'a feature of the web knows the contract, core and itself'
    return packageInWeb(from, to, found)
  },

  sandbox: (_, to) => (to.room === 'sandbox' || to.room === 'package' ? null : 'the sandbox stands alone'),
}

/** Why this import is refused, or null. */
export function refusal(found: Import): string | null {
  const from = placeOf(found.from)
  if (from.room === 'open' || from.room === 'package') return null
  // What React Router writes about a route, next to the route.
  if (/^\.\/\+types\//.test(found.specifier)) return null
  if (from.room === 'nowhere') return 'its own file stands in no room of the house'
  return judges[from.room](from, placeOf(found.target), found)
}
